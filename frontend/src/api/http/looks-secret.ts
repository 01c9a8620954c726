const beginOfIban = /^(?:IBAN:?)?[A-Z]{2}\d{2}[A-Z\d]{4,}$/i;
/** A whole id of a key may begin so too; no IBAN has 32 such characters. */
const keyId = /^[\da-f]{32}$/;

/** Whether a text must not be sent in the URL of a call: it begins like an IBAN or an API key (docs/SECURITY.md G1, G2). */
export function looksSecret(text: string): boolean {
  if (keyId.test(text)) return false;
  return beginOfIban.test(text.replaceAll(/[\s\-./_,+]/g, '')) || /iban_(?:sk|test)_/.test(text);
}
