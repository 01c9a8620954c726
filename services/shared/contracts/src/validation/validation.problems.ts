import type { Problems } from '../problems/problem-definition.js';

/** A body that holds no IBAN string is refused and costs nothing; everything else is a verdict. */
export const validationProblems = {
  iban_missing: { status: 400, text: 'Bitte geben Sie eine IBAN ein.' },
  iban_too_long: { status: 400, text: 'Eine IBAN hat höchstens 38 Zeichen.' },
  iban_characters: { status: 400, text: 'Die Eingabe enthält Zeichen, die in keiner IBAN vorkommen.' },
  /** Input whose length or characters exclude an IBAN; shorter inputs get a verdict with such a hint. */
  input_is_account_and_bank_code: {
    status: 400,
    text: 'Das sieht aus wie Kontonummer und Bankleitzahl, nicht wie eine IBAN. „IBAN berechnen“ (POST /api/v1/ibans/calculate) macht aus beiden eine IBAN.',
  },
  input_is_epc_qr: {
    status: 400,
    text: 'Das ist der Text eines QR-Codes für Überweisungen. Die IBAN steht darin in der siebten Zeile.',
  },
  input_holds_iban: { status: 400, text: 'Um die IBAN steht noch anderer Text. Bitte geben Sie nur die IBAN an.' },
  input_is_masked: {
    status: 400,
    text: 'Die IBAN ist verkürzt: Einige Stellen sind verborgen. Bitte geben Sie alle Stellen an.',
  },
  /** A test key was asked for an IBAN that is not among `testIbans`. */
  test_iban_required: {
    status: 400,
    text: 'Ein Testschlüssel beantwortet nur die veröffentlichten Test-IBANs, etwa DE23999999000000000001 (gültig) und DE24999999000000000001 (ungültig).',
  },
  too_many_bulk_calls: {
    status: 429,
    text: 'Für Ihren Vertrag laufen schon vier Sammelprüfungen. Bitte warten Sie, bis eine beantwortet ist.',
  },
} as const satisfies Problems;
