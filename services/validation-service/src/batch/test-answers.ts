import { type ProblemCode, testIbans } from '@pruefer/contracts';
import { checkIban } from '@pruefer/iban';
import type { RecordedCheck } from './recorded-batch.js';
import { testBanks } from './test-banks.js';

const answers = new Map(testIbans.map(({ iban, problem }) => [iban, problem ?? checkIban(iban, testBanks)]));

/**
 * The fixed answer of a test key for an IBAN, independent of loaded bank data. Other IBANs are refused: a free verdict on a real one would have a
 * value, and a test key left in production must be noticed at the first call.
 * @returns the finding of its verdict, or the problem of the test IBAN
 */
export function testAnswerTo(iban: string): RecordedCheck['finding'] | ProblemCode {
  return answers.get(iban) ?? 'test_iban_required';
}
