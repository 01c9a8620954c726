import { checkIban } from '../check-iban.js';
import { cpuTimeMs } from '../fixtures/cpu-time.fixture.js';
import { explain } from '../answer/explain.js';
import { listIbanFields } from '../registry/list-iban-fields.js';
import { partialExamples } from '../fixtures/partial-examples.fixture.js';
import { registryExamples } from '../fixtures/registry-examples.fixture.js';
import { assembleIban, type IbanParts } from './assemble-iban.js';

function extractParts(iban: string): IbanParts {
  const extractText = (...kinds: string[]) =>
    listIbanFields(iban)
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ text }) => text)
      .join('');
  return { country: iban.slice(0, 2), bankCode: extractText('bank', 'branch'), accountNumber: extractText('account') };
}

/** The full account number after bank and branch, which every country accepts. */
function extractWholeParts(iban: string): IbanParts {
  const fieldsAfterBank = listIbanFields(iban).filter(
    ({ kind }) => !['country', 'checkDigits', 'bank', 'branch'].includes(kind),
  );
  return { ...extractParts(iban), accountNumber: fieldsAfterBank.map(({ text }) => text).join('') };
}

/** Countries whose account numbers include a prefix, or check digits without a public rule. */
const joined = ['CZ', 'DK', 'FO', 'GL', 'SK'];

const onlyWhole = registryExamples.filter((iban) => 'unfit' in assembleIban(extractParts(iban)));

describe('assembleIban', () => {
  const isJoined = (iban: string) => joined.includes(iban.slice(0, 2));
  it.each(registryExamples.filter((iban) => !onlyWhole.includes(iban) && !isJoined(iban)))(
    'builds %s from its parts',
    (iban) => {
      expect(assembleIban(extractParts(iban))).toEqual({ iban });
    },
  );

  it('requires the full account number where a rule is not public or other parts belong to it', () => {
    const countries = onlyWhole.map((iban) => iban.slice(0, 2)).toSorted();
    expect(countries.join(' ')).toBe('BG BI BR BY DJ GT IS MU RU SC SE ST XK');
  });

  it.each(onlyWhole)('builds %s from the full account number', (iban) => {
    expect(assembleIban(extractWholeParts(iban))).toEqual({ iban });
    expect(checkIban(iban, null).error).toBeNull();
  });

  it.each(partialExamples)(
    'builds %s from the full account number, although the registry lacks its country',
    (iban) => {
      expect(assembleIban(extractWholeParts(iban))).toEqual({ iban });
    },
  );

  it.each([
    ['a Czech account without prefix', 'CZ', '0800', '2000145399', 'CZ7908000000002000145399'],
    ['a Czech account with prefix', 'CZ', '0800', '19-2000145399', 'CZ6508000000192000145399'],
    ['a Slovak account with a short number', 'SK', '1200', '19 – 8742637541', 'SK3112000000198742637541'],
    ['a Slovak account in full', 'SK', '1200', '0000198742637541', 'SK3112000000198742637541'],
    ['a Danish account with leading zeros left out', 'DK', '0040', '440116243', 'DK5000400440116243'],
    ['a Turkish account without the reserved place', 'TR', '00061', '0519786457841326', 'TR330006100519786457841326'],
    [
      'an account of Mauritius without the reserved places',
      'MU',
      'BOMM0101',
      '101030300200MUR',
      'MU17BOMM0101101030300200000MUR',
    ],
  ])('builds the IBAN of %s', (_what, country, bankCode, accountNumber, iban) => {
    expect(assembleIban({ country, bankCode, accountNumber })).toEqual({ iban });
  });

  it.each([
    ['BG', 'BNBG9661', '20345678', 'genau 10 Stellen: Kontoart (2), Kontonummer (8) (Bulgarien)'],
    ['SE', '500', '58398257466', 'genau 17 Stellen: Kontonummer (16), Nationale Prüfziffer (1) (Schweden)'],
    ['CZ', '0800', '192000145399', 'mit einem Bindestrich getrennt, ein Präfix mit höchstens 6 Ziffern'],
    ['CZ', '0800', '19-', 'mit einem Bindestrich getrennt'],
    ['CZ', '0800', '1-9-2000145399', 'mit einem Bindestrich getrennt'],
    ['DK', '0040', '04401162433', 'höchstens 10 Ziffern (Dänemark)'],
    ['XK', '1212', '0123456789', 'genau 12 Stellen: Kontonummer (10), Nationale Prüfziffer (2) (Kosovo)'],
    ['MU', 'BOMM0101', '101030300200', 'genau 15 oder 18 Stellen'],
  ])(
    'guesses nothing: %s, %s, %s is refused with the form of the account number',
    (country, bankCode, accountNumber, reason) => {
      expect(assembleIban({ country, bankCode, accountNumber })).toEqual({
        unfit: [{ part: 'accountNumber', reason: expect.stringContaining(reason) as string }],
      });
    },
  );

  it.each<[string, IbanParts, string]>([
    ['a German account', { country: 'DE', bankCode: '37040044', accountNumber: '532013000' }, 'DE89370400440532013000'],
    [
      'blanks and lower case',
      { country: ' de', bankCode: '370 400 44', accountNumber: '0532-013000' },
      'DE89370400440532013000',
    ],
    ['an Austrian account', { country: 'AT', bankCode: '19043', accountNumber: '234573201' }, 'AT611904300234573201'],
    [
      'a short Swiss bank code',
      { country: 'CH', bankCode: '762', accountNumber: '011623852957' },
      'CH9300762011623852957',
    ],
    ['Belgian check digits', { country: 'BE', bankCode: '539', accountNumber: '75470' }, 'BE68539007547034'],
    [
      'an Italian check letter',
      { country: 'IT', bankCode: '0542811101', accountNumber: '000000123456' },
      'IT60X0542811101000000123456',
    ],
  ])('builds the IBAN of %s', (_what, parts, iban) => {
    const assembled = assembleIban(parts);
    expect(assembled).toEqual({ iban });
    expect(checkIban(iban, null).error).toBeNull();
  });

  it.each<[Partial<IbanParts>, keyof IbanParts, string]>([
    [{ country: 'XX' }, 'country', 'Kein Land mit IBAN hat den Ländercode XX.'],
    [{ country: 'DEU' }, 'country', 'Kein Land mit IBAN hat den Ländercode DEU.'],
    [{ bankCode: '3704004' }, 'bankCode', 'Der Bankcode hat in diesem Land 8 Stellen (Deutschland).'],
    [{ bankCode: '3704004X' }, 'bankCode', 'Der Bankcode hat in diesem Land 8 Stellen (Deutschland).'],
    [{ accountNumber: '' }, 'accountNumber', 'Die Kontonummer hat in diesem Land höchstens 10 Ziffern (Deutschland).'],
    [
      { accountNumber: '12345678901' },
      'accountNumber',
      'Die Kontonummer hat in diesem Land höchstens 10 Ziffern (Deutschland).',
    ],
    [
      { accountNumber: '١٢٣' },
      'accountNumber',
      'Die Kontonummer hat in diesem Land höchstens 10 Ziffern (Deutschland).',
    ],
    [
      { country: 'FR', bankCode: '2004101005', accountNumber: '500013M026' },
      'accountNumber',
      'Die Kontonummer hat in diesem Land genau 11 Buchstaben oder Ziffern (Frankreich).',
    ],
  ])('refuses %j and names the part', (change, part, reason) => {
    const parts = { country: 'DE', bankCode: '37040044', accountNumber: '532013000', ...change };
    expect(assembleIban(parts)).toEqual({ unfit: [{ part, reason }] });
  });

  it('names every part that does not fit', () => {
    const parts = { country: 'DE', bankCode: '3704', accountNumber: 'X' };
    expect(assembleIban(parts)).toMatchObject({ unfit: [{ part: 'bankCode' }, { part: 'accountNumber' }] });
  });

  it.each(registryExamples.filter((iban) => !onlyWhole.includes(iban)))(
    'accepts bank code and account number in the form of the answer for %s',
    (iban) => {
      const { country, blz, branchCode, accountNumber } = explain(checkIban(iban, null), '');
      const bankCode = `${blz}${branchCode ?? ''}`;
      expect(assembleIban({ country: country!, bankCode, accountNumber: accountNumber! })).toEqual({ iban });
    },
  );

  it('refuses an account number with wrong check digits', () => {
    const parts = { country: 'BE', bankCode: '539', accountNumber: '007547035' };
    expect(assembleIban(parts)).toEqual({
      unfit: [
        {
          part: 'accountNumber',
          reason: 'Die Prüfziffern am Ende der Kontonummer passen nicht zu den übrigen Stellen (Belgien).',
        },
      ],
    });
  });

  it('does not convert letters of other alphabets', () => {
    const french = { country: 'FR', bankCode: '2004101005', accountNumber: '0500013M0ß' };
    expect(assembleIban(french)).toMatchObject({ unfit: [{ part: 'accountNumber' }] });
    expect(assembleIban({ ...french, country: 'ﬁ' })).toMatchObject({ unfit: [{ part: 'country' }] });
  });

  it.each(['1 ', ' -\u00a0', '1', '😀', 'ß'])('E2: answers 10 MB of %j in 100 ms of CPU time', (part) => {
    const accountNumber = part.repeat(10_000_000 / part.length);
    const parts = { country: 'DE', bankCode: '37040044', accountNumber };
    // The fastest of three runs, because the first one includes compilation. An idle machine takes 50 ms.
    const times = [1, 2, 3].map(() => cpuTimeMs(() => expect(assembleIban(parts)).toHaveProperty('unfit')));
    expect(Math.min(...times)).toBeLessThan(100);
  });
});
