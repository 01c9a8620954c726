import type { BankRecord } from '../verdict/bank-directory.js';
import { directory, germanIban } from '../fixtures/banks.fixture.js';
import { classifyBicRelation, cleanBic } from './bic.js';
import { checkIban } from '../check-iban.js';
import { explain } from '../answer/explain.js';
import { explainAsJson } from '../answer/explain-as-json.js';
import type { BankDirectory } from '../verdict/bank-directory.js';
import type { Verdict } from '../verdict/verdict.js';

const at = '2026-11-20T13:07:31.000Z';
const iban = 'DE89370400440532013000';
const verdictWithBic = (bic: string, banks: BankDirectory | null = directory(), of = iban): Verdict => ({
  ...checkIban(of, banks),
  bic,
});
const outcome = (verdict: Verdict) => explain(verdict, at).checks.bic;

describe('cleanBic', () => {
  it.each([
    [' coba-de ff ', 'COBADEFF'],
    ['COBADEFF370', 'COBADEFF370'],
    ['', null],
    ['COBADEFF37', undefined],
    ['COBA1EFF', undefined],
    ['COBADEFF\n\u0007', undefined],
  ])('cleans %j to %p', (input, bic) => expect(cleanBic(input)).toBe(bic));
});

describe('classifyBicRelation', () => {
  const bank: BankRecord = { code: '1', name: 'Bank', bic: 'DEUTDEBBXXX', address: null, method: null };
  const several = { ...bank, bics: ['DEUTDEBBXXX', 'DEUTDEBR131'] };
  const next = { code: '2', name: 'Next', bic: 'COBADEFFXXX' };
  it.each([
    ['DEUTDEBBXXX', bank, 'own'],
    ['DEUTDEBB', bank, 'own'],
    ['DEUTDEBB101', bank, 'branch'],
    ['DEUTDEBR131', bank, 'other'],
    ['DEUTDEBR131', several, 'own'],
    ['DEUTDEBR', several, 'own'],
    ['DEUTDEBR132', several, 'branch'],
    ['ABNANL2A', { ...bank, bic: 'ABNANL2AXXX' }, 'own'],
    ['ABNANL2A123', { ...bank, bic: 'ABNANL2A' }, 'own'],
    ['COBADEFFXXX', { ...bank, successor: next }, 'successor'],
    ['COBADEFFXXX', { ...bank, bic: null, successor: next }, 'successor'],
    ['DEUTDEBBXXX', { ...bank, bic: null, successor: next }, 'unknown'],
    ['DEUTDEBB101', { ...bank, bic: null, bics: ['DEUTDEBB101'] }, 'own'],
  ] as const)('%s against %j is %s', (bic, known, relation) => expect(classifyBicRelation(bic, known)).toBe(relation));
});

describe('the check of a BIC', () => {
  it('appears only where a BIC was sent, as the last check', () => {
    expect(explain(checkIban(iban, directory()), at).checks).not.toHaveProperty('bic');
    expect(Object.keys(explain(verdictWithBic('COBADEFF'), at).checks).at(-1)).toBe('bic');
  });

  it('names publisher and day when the BIC belongs to the bank', () => {
    const source = { source: 'Deutsche Bundesbank', date: '2026-09-07' };
    expect(outcome(verdictWithBic('COBADEFFXXX'))).toEqual({
      result: 'passed',
      reason: 'gehört zu dieser Bank',
      ...source,
    });
  });

  it('fails for another bank and leaves the IBAN valid', () => {
    const answer = explain(verdictWithBic('DEUTDEFFXXX'), at);
    const reason = 'Der BIC DEUTDEFFXXX gehört nicht zur Bank dieser IBAN. Für sie ist der BIC COBADEFFXXX bekannt.';
    expect(answer).toMatchObject({ valid: true, warnings: [], checks: { bic: { result: 'failed', reason } } });
  });

  it('only warns for another branch and for the bank that takes over', () => {
    expect(outcome(verdictWithBic('COBADEFF999'))).toMatchObject({ result: 'warning' });
    const codeToBeDeleted = germanIban('10060198', '0094012341');
    expect(outcome(verdictWithBic('GENODED1PAX', directory(), codeToBeDeleted))).toMatchObject({ result: 'warning' });
  });

  it.each([
    ['derived', 'aus einem Verzeichnis abgeleitet'],
    ['community', 'nicht amtlich'],
  ] as const)('only warns where the data is %s', (authority, weakness) => {
    const banks = directory({ authority, source: 'Sammlung 1.0' });
    const reason = expect.stringContaining(`bekannt. Diese Bankdaten sind ${weakness}.`) as string;
    expect(outcome(verdictWithBic('DEUTDEFFXXX', banks))).toMatchObject({
      result: 'warning',
      source: 'Sammlung 1.0',
      reason,
    });
  });

  it.each([
    [['AAAADEFFXXX', 'BBBBDEFFXXX'], 'Für sie sind die BICs AAAADEFFXXX, BBBBDEFFXXX bekannt.'],
    [
      ['AAAADEFF', 'BBBBDEFF', 'CCCCDEFF', 'EEEEDEFF'],
      'Für sie sind zum Beispiel die BICs AAAADEFF, BBBBDEFF, CCCCDEFF bekannt.',
    ],
  ])('names at most three BICs of %j', (bics, sentence) => {
    const several = directory({
      find: (_country, code) => ({ code, name: 'Bank', bic: bics[0]!, bics, address: null, method: null }),
    });
    expect(outcome(verdictWithBic('DEUTDEFFXXX', several))?.reason).toContain(sentence);
  });

  it('is not checked where the bank or its BIC is unknown', () => {
    expect(outcome(verdictWithBic('COBADEFFXXX', null))).toMatchObject({ result: 'notChecked', source: null });
    const withoutBic = directory({
      find: (_country, code) => ({ code, name: 'Bank', bic: null, address: null, method: null }),
    });
    expect(outcome(verdictWithBic('COBADEFFXXX', withoutBic))).toMatchObject({ result: 'notChecked' });
    expect(outcome(verdictWithBic('COBADEFFXXX', directory(), 'DE89'))).toMatchObject({ result: 'notChecked' });
  });

  it.each(['COBADEFFXXX', 'DEUTDEFF', 'COBADEFF999'])('gives the same JSON for %s as the object', (bic) => {
    const verdict = verdictWithBic(bic);
    expect(explainAsJson(verdict, at)).toBe(JSON.stringify(explain(verdict, at)));
  });
});
