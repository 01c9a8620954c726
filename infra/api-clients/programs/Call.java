import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.ChecksApi;
import org.openapitools.client.model.BulkAnswer;
import org.openapitools.client.model.BulkItem;
import org.openapitools.client.model.Problem;
import org.openapitools.client.model.ValidateIban;
import org.openapitools.client.model.ValidateIbans;

/** Checks IBANs with the client that openapi-generator has made, and prints what came back as JSON. */
public final class Call {
  public static void main(String[] ibans) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getenv("IBAN_API_URL"));
    client.setRequestInterceptor(request -> request.header("X-API-Key", System.getenv("IBAN_API_KEY")));
    ChecksApi checks = new ChecksApi(client);
    String bankName = checks.validateIban(new ValidateIban().iban(ibans[0]), null, null, null).getBankName();
    List<BulkItem> items = List.of(new BulkItem().iban(ibans[0]), new BulkItem().iban(ibans[1]));
    BulkAnswer list = checks.validateIbans(new ValidateIbans().items(items), null, null);
    Map<String, Object> outcome =
        Map.of("bankName", bankName, "rows", list.getRows(), "valid", list.getValid(), "code", refusalOf(checks));
    System.out.println(new ObjectMapper().writeValueAsString(outcome));
  }

  private static String refusalOf(ChecksApi checks) throws Exception {
    try {
      checks.validateIban(new ValidateIban().iban(""), null, null, null);
      return "";
    } catch (ApiException refused) {
      return ApiClient.createDefaultObjectMapper().readValue(refused.getResponseBody(), Problem.class).getCode();
    }
  }
}
