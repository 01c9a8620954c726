import { compacted, MAX_RECOGNISED_LENGTH } from '../characters.js';
import type { InputHint } from '../verdict.js';
import { kindOfCompact, type RecognisedKind } from './input-kind-of.js';
import { maskedPlace } from './masked-place.js';

/** The messages do not repeat the input: it may be a card number or contain an IBAN (docs/SECURITY.md G1). */
const messages: Readonly<Record<RecognisedKind, (compact: string) => string>> = {
  input_is_bic: () =>
    'Das sieht aus wie ein BIC, die Kennung einer Bank, nicht wie eine IBAN. Die IBAN beginnt mit dem Land und zwei Prüfziffern.',
  input_is_card_number: () =>
    'Das sieht aus wie die Nummer einer Zahlungskarte, nicht wie eine IBAN. Die IBAN steht auf dem Kontoauszug.',
  input_is_account_and_bank_code: () =>
    'Das sieht aus wie Kontonummer und Bankleitzahl, nicht wie eine IBAN. „IBAN berechnen“ (POST /api/v1/ibans/calculate) macht aus beiden eine IBAN.',
  input_is_epc_qr: () =>
    'Das ist der Text eines QR-Codes für Überweisungen. Die IBAN steht darin in der siebten Zeile.',
  input_holds_iban: () => 'Um die IBAN steht noch anderer Text. Bitte geben Sie nur die IBAN an.',
  input_is_masked: maskedMessage,
};

/** What an input is instead of an IBAN; null: not recognised. @param input as typed; only the first `MAX_RECOGNISED_LENGTH` characters are read */
export function inputHintOf(input: string): InputHint | null {
  return hintOfCompact(compacted(input.slice(0, MAX_RECOGNISED_LENGTH)));
}

/** The same for a text without blanks and dashes, in upper case. */
export function hintOfCompact(text: string): InputHint | null {
  const compact = text.slice(0, MAX_RECOGNISED_LENGTH);
  const code = kindOfCompact(compact);
  return code && { code, message: messages[code](compact) };
}

function maskedMessage(compact: string): string {
  const place = maskedPlace(compact) ?? 1;
  return `Die IBAN ist verkürzt: An Stelle ${place} steht „${compact.charAt(place - 1)}“ für verborgene Stellen. Bitte geben Sie alle Stellen an.`;
}
