import { MAX_RECOGNISED_LENGTH } from '../characters.js';
import type { InputHint, InputKind } from '../verdict.js';
import { kindOfCompact } from './input-kind-of.js';

/** Without what was sent: nobody shall read a card number or an IBAN in a sentence (docs/SECURITY.md G1). */
const messages: Readonly<Record<InputKind, string>> = {
  input_is_bic:
    'Das sieht aus wie ein BIC, die Kennung einer Bank, nicht wie eine IBAN. Die IBAN beginnt mit dem Land und zwei Prüfziffern.',
  input_is_card_number:
    'Das sieht aus wie die Nummer einer Zahlungskarte, nicht wie eine IBAN. Die IBAN steht auf dem Kontoauszug.',
  input_is_account_and_bank_code:
    'Das sieht aus wie Kontonummer und Bankleitzahl, nicht wie eine IBAN. „IBAN berechnen“ (POST /api/v1/ibans/calculate) macht aus beiden eine IBAN.',
  input_is_epc_qr: 'Das ist der Text eines QR-Codes für Überweisungen. Die IBAN steht darin in der siebten Zeile.',
  input_holds_iban: 'Um die IBAN steht noch anderer Text. Bitte geben Sie nur die IBAN an.',
};

/**
 * What was sent instead of an IBAN, for people and programs.
 * @param iban as it was cleaned; no more of it is read than a person writes around an IBAN
 * @returns null when it looks like nothing that is known
 */
export function inputHintOf(iban: string): InputHint | null {
  const code = kindOfCompact(iban.slice(0, MAX_RECOGNISED_LENGTH));
  return code && { code, message: messages[code] };
}
