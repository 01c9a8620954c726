import { curlExample } from './IssuedKeyDialog.js';

it('can be pasted into a shell, and leaves the key to a variable', () => {
  const example = curlExample('https://iban.example');
  expect(example).toContain('curl -X POST https://iban.example/api/validate-iban \\\n');
  expect(example).toContain('"X-API-Key: $IBAN_KEY"');
  expect(JSON.parse(/-d '(.*)'/.exec(example)?.[1] ?? '')).toEqual({ iban: 'DE89370400440532013000' });
});
