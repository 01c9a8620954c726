import type { Problems } from '../problem.js';

/** A body that holds no IBAN string is refused and costs nothing; everything else is a verdict. */
export const validationProblems = {
  iban_missing: { status: 400, text: 'Bitte geben Sie eine IBAN ein.' },
  iban_too_long: { status: 400, text: 'Eine IBAN hat höchstens 38 Zeichen.' },
  iban_characters: { status: 400, text: 'Die Eingabe enthält Zeichen, die in keiner IBAN vorkommen.' },
  /** A test key was asked for an IBAN that is not among `testIbans`. */
  test_iban_required: { status: 400, text: 'Ein Testschlüssel beantwortet nur die veröffentlichten Test-IBANs.' },
} as const satisfies Problems;
