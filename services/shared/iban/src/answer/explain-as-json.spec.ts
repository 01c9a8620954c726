import fc from 'fast-check';
import { anyIban } from '../fixtures/any-iban.fixture.js';
import { directory, germanIban } from '../fixtures/banks.fixture.js';
import type { BankDirectory } from '../verdict/bank-directory.js';
import { checkIban } from '../check-iban.js';
import { explainAsJson } from './explain-as-json.js';
import { bankCodeIn, errorSentence, explain } from './explain.js';
import { registryExamples } from '../fixtures/registry-examples.fixture.js';

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
    'DE89370400440532013000"\\',
    `DE89${'3'.repeat(34)}"`,
    'BELADEBEXXX',
    'AT8937040044053201300DE89370400440532013000'.slice(0, 38),
    `EINE${'DE89370400440532013000'}`,
    germanIban('10060198', '0000000001'),
    germanIban('10060198', '0094012341'),
    germanIban('12030000', '0000202052'),
    germanIban('37040044', '0532013100'),
    germanIban('10000000', '1234567890'),
  ])('gives the same answer to the stored verdict on %s, as object and as JSON', (iban) => {
    const verdict = checkIban(iban, banks);
    const storedVerdict = JSON.parse(JSON.stringify(verdict)) as typeof verdict;
    expect(explain(storedVerdict, at)).toEqual(explain(verdict, at));
    expect(explainAsJson(storedVerdict, at)).toBe(JSON.stringify(explain(verdict, at)));
  });

  it.each(registryExamples)(
    'equals the object for %s with one character wrong, missing or added, at every place',
    (right) => {
      for (let i = 2; i < right.length; i++) {
        const digit = (right.charCodeAt(i) + 3) % 10;
        const [front, back] = [right.slice(0, i), right.slice(i + 1)];
        for (const iban of [`${front}${digit}${back}`, `${front}${back}`, `${front}${digit}${right.slice(i)}`]) {
          const verdict = checkIban(iban, banks);
          const answer = explain(verdict, at);
          expect(explainAsJson(verdict, at)).toBe(JSON.stringify(answer));
          expect([errorSentence(verdict), bankCodeIn(verdict)]).toEqual([answer.error, answer.blz]);
        }
      }
    },
  );

  it('equals the object for any IBAN of any country, valid or not, with any bank data', () => {
    const codes = ['37040044', '12030000', '10000000', '21270020', '23089201', '10060198', '69291099', '10000001'];
    // Directories share no bank records, as with real data sets.
    const otherDirectory = (change: Partial<BankDirectory>): BankDirectory => {
      const records = new Map(codes.map((code) => [code, structuredClone(banks.find('DE', code))]));
      return directory({ ...change, find: (_country, code) => records.get(code) });
    };
    const otherDirectories = [
      otherDirectory({ outdated: true }),
      otherDirectory({ authority: 'community', source: 'Liste "frei"' }),
      otherDirectory({ version: '2026-12-07-00000000' }),
      null,
    ];
    const inputs = fc.tuple(
      anyIban(codes),
      fc.constantFrom(banks, banks, banks, ...otherDirectories),
      fc.boolean(),
      fc.constantFrom('de', 'en'),
    );
    const property = fc.property(inputs, ([iban, data, hasBic, language]) => {
      const verdict = { ...checkIban(iban, data), ...(hasBic && { bic: 'COBADEFFXXX' }) };
      expect(explainAsJson(verdict, at, language)).toBe(JSON.stringify(explain(verdict, at, language)));
    });
    fc.assert(property, { numRuns: 5_000 });
  });

  it("escapes publishers' bank names", () => {
    const verdict = checkIban('DE89370400440532013000', banks);
    const name = 'Bank „zur \\ Brücke" "alt"';
    const bank = { ...verdict.bank!, name, bic: null, successor: { code: '10000000', name, bic: null } };
    const plannedDeletion = { ...verdict, results: 'ppppppnwp', warnings: ['bank_code_to_be_deleted'] as const };
    const suggestions = [{ position: 22, from: '1', to: '0', bankName: name }];
    const voidBankCode = {
      ...verdict,
      error: 'bank_code_unknown' as const,
      position: 5,
      results: 'ppppppnfn',
      suggestions,
    };
    for (const one of [
      { ...plannedDeletion, bank },
      { ...voidBankCode, bank: { ...bank, deletion: 'done' as const } },
      voidBankCode,
    ]) {
      expect(JSON.parse(explainAsJson(one, at))).toEqual(explain(one, at));
    }
  });
});
