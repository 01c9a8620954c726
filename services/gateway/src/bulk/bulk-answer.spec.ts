import type { BulkBatchHead } from '@pruefer/contracts';
import { buildBulkAnswer } from './bulk-answer.js';

const head: BulkBatchHead = {
  now: 0,
  refusal: null,
  answered: 2,
  valid: 1,
  charged: 2,
  quota: 10,
  remaining: 8,
  isTest: false,
  isReplay: false,
};
const lines = ['200 {"valid":true,"iban":"A"}', '200 {"valid":false,"iban":"Bär"}', '429 quota_exceeded'].map((line) =>
  Buffer.from(line),
);
const checked = { iban: 'A' };
const missing = { code: 'iban_missing', field: 'iban', message: 'Bitte geben Sie eine IBAN ein.' } as const;

describe('buildBulkAnswer', () => {
  it('gives each row its own line, and the totals first', () => {
    const rows = [
      { reference: 'a "b"', content: checked },
      { reference: null, content: missing },
      { reference: null, content: checked },
      { reference: 'ü', content: checked },
    ];
    const text = buildBulkAnswer(rows, head, lines).toString();
    expect(text.startsWith('{"rows":4,"valid":1,"invalid":1,"failed":2,"charged":2,"results":[')).toBe(true);
    expect(JSON.parse(text)).toMatchObject({
      results: [
        { line: 1, reference: 'a "b"', status: 'answered', verdict: { valid: true, iban: 'A' } },
        { line: 2, reference: null, status: 'failed', problem: missing },
        { line: 3, reference: null, status: 'answered', verdict: { valid: false, iban: 'Bär' } },
        { line: 4, reference: 'ü', status: 'failed', problem: { code: 'quota_exceeded', field: null } },
      ],
    });
  });

  it('has one shape for a call without a single IBAN', () => {
    const nothing = { ...head, answered: 0, valid: 0, charged: 0 };
    expect(JSON.parse(buildBulkAnswer([{ reference: null, content: missing }], nothing, []).toString())).toEqual({
      rows: 1,
      valid: 0,
      invalid: 0,
      failed: 1,
      charged: 0,
      results: [{ line: 1, reference: null, status: 'failed', problem: missing }],
    });
  });
});
