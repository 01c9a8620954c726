import { BankIndex, readBankFile } from '@pruefer/banks';
import { checkAccountNumber, checkIban, type Correction, findStructure, possibleSuggestions } from '@pruefer/iban';
import { WorkerConfig } from '../config.js';
import { readShippedFile } from './bank-file-on-disk.js';

const TRIES = 1_000;

/** The same numbers in every run (Park and Miller). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

const applied = (iban: string, { position, from, to }: Correction): string =>
  iban.slice(0, position - 1) + to + iban.slice(position - 1 + from.length);

describe('suggestions among the banks of the shipped file', () => {
  let banks: BankIndex;
  let codes: readonly [code: string, method: string][];

  beforeAll(async () => {
    const { content, validFrom } = await readShippedFile(new WorkerConfig().BANK_FILE);
    const records = readBankFile(content)?.countries[0]?.records ?? [];
    const holders = records.filter(({ isHolder, change }) => isHolder && change !== 'D');
    const published = { country: 'DE', authority: 'register', source: 'Deutsche Bundesbank' } as const;
    const dataSet = { ...published, version: 'shipped', validFrom, validUntil: null };
    banks = new BankIndex(dataSet, holders);
    codes = holders.map(({ bankCode, method }) => [bankCode, method ?? '']);
  });

  /** An IBAN of a real bank whose account number passes the bank's check. */
  function realIban(random: (below: number) => number): string {
    for (;;) {
      const [bankCode = '', method = ''] = codes[random(codes.length)] ?? [];
      const account = String(random(10 ** 10)).padStart(10, '0');
      if (checkAccountNumber({ method, account, bankCode }).result !== 'passed') continue;
      const checkDigits = 98n - (BigInt(`${bankCode}${account}131400`) % 97n);
      return `DE${String(checkDigits).padStart(2, '0')}${bankCode}${account}`;
    }
  }

  it('finds one wrong digit: always among all, hardly ever not among three, mostly alone', () => {
    const random = numbersFrom(20_260_907);
    const structure = findStructure('DE')!;
    const counted = { among: 0, shown: 0, alone: 0 };
    for (let i = 0; i < TRIES; i++) {
      const iban = realIban(random);
      const place = 2 + random(20);
      const wrong = iban.slice(0, place) + ((Number(iban[place]) + 1 + random(9)) % 10) + iban.slice(place + 1);
      const shown = checkIban(wrong, banks).suggestions.map((suggestion) => applied(wrong, suggestion));
      const all = possibleSuggestions(wrong, structure, banks).map((suggestion) => applied(wrong, suggestion));
      if (all.includes(iban)) counted.among++;
      if (shown.includes(iban)) counted.shown++;
      if (shown.includes(iban) && shown.length === 1) counted.alone++;
    }
    expect(counted.among).toBe(TRIES);
    expect(counted.shown / TRIES).toBeGreaterThanOrEqual(0.995);
    expect(counted.alone / TRIES).toBeGreaterThanOrEqual(0.8);
  });
});
