// Checks IBANs with the client that oapi-codegen has made, and prints what came back as JSON.
package main

import (
	"context"
	"encoding/json"
	"log"
	"net/http"
	"os"

	"example.test/caller/ibanapi"
)

func main() {
	sendKey := func(_ context.Context, request *http.Request) error {
		request.Header.Set("X-API-Key", os.Getenv("IBAN_API_KEY"))
		return nil
	}
	client, err := ibanapi.NewClientWithResponses(os.Getenv("IBAN_API_URL"), ibanapi.WithRequestEditorFn(sendKey))
	if err != nil {
		log.Fatal(err)
	}
	background := context.Background()
	checked, err := client.ValidateIbanWithResponse(background, nil, ibanapi.ValidateIban{Iban: os.Args[1]})
	if err != nil {
		log.Fatal(err)
	}
	items := []ibanapi.BulkItem{{Iban: os.Args[1]}, {Iban: os.Args[2]}}
	list, err := client.ValidateIbansWithResponse(background, nil, ibanapi.ValidateIbans{Items: items})
	if err != nil {
		log.Fatal(err)
	}
	refused, err := client.ValidateIbanWithResponse(background, nil, ibanapi.ValidateIban{Iban: ""})
	if err != nil {
		log.Fatal(err)
	}
	outcome := map[string]any{
		"bankName": checked.JSON200.BankName,
		"rows":     list.JSON200.Rows,
		"valid":    list.JSON200.Valid,
		"code":     refused.ApplicationproblemJSON400.Code,
	}
	if err := json.NewEncoder(os.Stdout).Encode(outcome); err != nil {
		log.Fatal(err)
	}
}
