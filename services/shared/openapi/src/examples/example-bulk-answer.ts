import type { ResponseOf, validateIbans } from '@pruefer/contracts';
import type { Texts } from '../texts/de.js';
import { exampleVerdict } from './example-verdict.js';

/** Answer to a test key, which is not charged. */
export function exampleBulkAnswer(texts: Texts['examples']): ResponseOf<typeof validateIbans> {
  const { valid, iban, errorCode, blz, bic, bankName, warnings } = exampleVerdict(texts);
  const shortVerdict = { valid, iban, errorCode, blz, bic, bankName, warnings };
  return {
    rows: 3,
    valid: 1,
    invalid: 1,
    failed: 1,
    charged: 0,
    results: [
      { line: 1, reference: texts.references.first, status: 'answered', verdict: shortVerdict },
      {
        line: 2,
        reference: null,
        status: 'answered',
        verdict: { ...shortVerdict, valid: false, iban: 'DE24999999000000000001', errorCode: 'iban_check_digits' },
      },
      {
        line: 3,
        reference: texts.references.last,
        status: 'failed',
        problem: { code: 'iban_missing', field: 'iban', message: texts.ibanMissing },
      },
    ],
  };
}
