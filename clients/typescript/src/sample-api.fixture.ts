import { refusal, type StubRequest, type StubResponse } from './stub-api.fixture.js';

const minimal = { blz: '99999900', bic: 'TESTDEFFXXX', bankName: 'Testbank', warnings: [] };

/** Answers the calls of examples like the service: valid are the IBANs that begin with DE23. The first check of all is refused for a moment. */
export function sampleApi(): (request: StubRequest, number: number) => StubResponse {
  let uploaded = 0;
  let bytes = 0;
  let state = 'uploading';
  const job = () => ({
    id: 'job-1',
    kind: 'validate',
    state,
    received: uploaded,
    bytes,
    failure: null,
    preflight: { price: 2 },
  });
  return ({ method, path, body }, number) => {
    if (path === '/api/validate-iban') {
      if (number === 1) return refusal(503, 'unavailable', { 'retry-after': '0' });
      return { body: verdictOn((JSON.parse(body.toString()) as { iban: string }).iban) };
    }
    if (path === '/api/v1/ibans/validate') return { body: bulkAnswer(body) };
    if (path === '/api/v1/jobs') ({ bytes } = JSON.parse(body.toString()) as { bytes: number });
    if (method === 'PATCH') [uploaded, state] = [uploaded + body.length, 'ready'];
    if (path.endsWith('/start')) state = 'succeeded';
    if (path.endsWith('/result')) return { headers: { 'content-type': 'text/csv' }, body: 'IBAN;Gültig\n' };
    if (path.startsWith('/api/v1/jobs')) return { body: job() };
    if (path.startsWith('/api/v1/bank-changes'))
      return {
        body: {
          country: 'DE',
          unknown: null,
          dataSets: [],
          changes: [{ bankCode: '1', kind: 'added' }],
          nextCursor: null,
        },
      };
    if (path.startsWith('/api/v1/banks/'))
      return { body: { country: 'DE', bankCode: '37040044', name: 'Commerzbank' } };
    if (path === '/api/v1/usage') return { body: { quota: 1_000, used: 3, available: 997, days: [] } };
    return refusal(404, 'not_found');
  };
}

function verdictOn(iban: string) {
  const text = iban.replaceAll(' ', '');
  const valid = text.startsWith('DE23');
  return { valid, iban: text, errorCode: valid ? null : 'iban_check_digits', ...minimal };
}

function bulkAnswer(body: Buffer): object {
  const { items } = JSON.parse(body.toString()) as { items: { iban: string; reference?: string }[] };
  const results = items.map(({ iban, reference = null }, index) => ({
    ...{ line: index + 1, reference, status: 'answered' },
    verdict: verdictOn(iban),
  }));
  const valid = results.filter(({ verdict }) => verdict.valid).length;
  return { rows: items.length, valid, invalid: items.length - valid, failed: 0, charged: items.length, results };
}
