import type { Language, Translation } from '../texts/language.js';

/** Texts about inputs that are no IBAN. They do not repeat the input: it may be a card number or contain an IBAN (docs/SECURITY.md G1). */
const german = {
  input_is_bic:
    'Das sieht aus wie ein BIC, die Kennung einer Bank, nicht wie eine IBAN. Die IBAN beginnt mit dem Land und zwei Prüfziffern.',
  input_is_card_number:
    'Das sieht aus wie die Nummer einer Zahlungskarte, nicht wie eine IBAN. Die IBAN steht auf dem Kontoauszug.',
  input_is_account_and_bank_code:
    'Das sieht aus wie Kontonummer und Bankleitzahl, nicht wie eine IBAN. „IBAN berechnen“ (POST /api/v1/ibans/calculate) macht aus beiden eine IBAN.',
  input_is_epc_qr: 'Das ist der Text eines QR-Codes für Überweisungen. Die IBAN steht darin in der siebten Zeile.',
  input_holds_iban: 'Um die IBAN steht noch anderer Text. Bitte geben Sie nur die IBAN an.',
  input_is_masked: (position: number, character: string) =>
    `Die IBAN ist verkürzt: An Stelle ${position} steht „${character}“ für verborgene Stellen. Bitte geben Sie alle Stellen an.`,
  /** @param name in the form used after "von" */
  input_names_territory: (code: string, name: string, country: string) =>
    `${code} ist der Ländercode von ${name}. Konten dort haben IBANs mit dem Ländercode ${country}.`,
  input_lacks_check_digits: (country: string) =>
    `Zwei Stellen fehlen, vermutlich die Prüfziffern: Sie stehen an Stelle 3 und 4, hinter dem Ländercode ${country}.`,
  foreignCharacter: (position: number, what: string) =>
    `An Stelle ${position} steht ${what}. In einer IBAN stehen nur die Ziffern 0 bis 9 und die Buchstaben A bis Z.`,
  invisibleCharacter: (code: string) => `das unsichtbare Zeichen ${code}`,
  character: (character: string, code: string) => `das Zeichen „${character}“ (${code})`,
  digitOfOtherScript: (character: string, code: string) =>
    `„${character}“ (${code}), eine Ziffer einer anderen Schrift`,
} as const;

type InputTexts = Translation<typeof german>;

const english: InputTexts = {
  input_is_bic:
    'This looks like a BIC, the identifier of a bank, not like an IBAN. An IBAN begins with the country and two check digits.',
  input_is_card_number:
    'This looks like the number of a payment card, not like an IBAN. The IBAN is on the account statement.',
  input_is_account_and_bank_code:
    'This looks like an account number and a bank code, not like an IBAN. POST /api/v1/ibans/calculate makes an IBAN of both.',
  input_is_epc_qr: 'This is the text of a QR code for credit transfers. The IBAN is in its seventh line.',
  input_holds_iban: 'There is other text around the IBAN. Please send only the IBAN.',
  input_is_masked: (position, character) =>
    `The IBAN is masked: position ${position} contains “${character}” in place of hidden characters. Please send all characters.`,
  input_names_territory: (code, name, country) =>
    `${code} is the code of a territory: ${name}. Accounts there have IBANs with the country code ${country}.`,
  input_lacks_check_digits: (country) =>
    `Two characters are missing, probably the check digits: they are at positions 3 and 4, after the country code ${country}.`,
  foreignCharacter: (position, what) =>
    `Position ${position} contains ${what}. Only the digits 0 to 9 and the letters A to Z are allowed in an IBAN.`,
  invisibleCharacter: (code) => `the invisible character ${code}`,
  character: (character, code) => `the character “${character}” (${code})`,
  digitOfOtherScript: (character, code) => `“${character}” (${code}), a digit of another script`,
};

export const inputTextsIn: Readonly<Record<Language, InputTexts>> = { de: german, en: english };
