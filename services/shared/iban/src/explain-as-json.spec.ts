import { directory, germanIban } from './banks.fixture.js';
import { checkIban } from './check-iban.js';
import { explain, explainAsJson } from './explain.js';

const banks = directory();
const at = '2026-11-20T13:07:31.000Z';

describe('explainAsJson', () => {
  it.each([
    'DE89370400440532013000',
    'FR1420041010050500013M02606',
    'DE8937O400440532013000',
    'XX12',
    'GB29NWBK60161331926819',
    'COBADEFFXXX',
    'DE8937040044053201300',
    germanIban('10060198', '0000000001'),
    germanIban('10060198', '0094012341'),
    germanIban('12030000', '0000202052'),
    germanIban('37040044', '0532013100'),
    germanIban('10000000', '1234567890'),
  ])('gives the same answer to the stored verdict on %s, as object and as JSON', (iban) => {
    const verdict = checkIban(iban, banks);
    const stored = JSON.parse(JSON.stringify(verdict)) as typeof verdict;
    expect(explain(stored, at)).toEqual(explain(verdict, at));
    expect(explainAsJson(stored, at)).toBe(JSON.stringify(explain(verdict, at)));
  });
});
