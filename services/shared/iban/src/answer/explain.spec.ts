import { directory, germanIban } from '../fixtures/banks.fixture.js';
import { checkIban } from '../check-iban.js';
import { explain } from './explain.js';
import { checkNames, type IbanAnswer } from '../verdict/verdict.js';

const banks = directory();
const at = '2026-11-20T13:07:31.000Z';
const answer = (iban: string): IbanAnswer => explain(checkIban(iban, banks), at);

describe('explain', () => {
  it('gives all facts of a valid German IBAN', () => {
    expect(answer('DE89370400440532013000')).toMatchObject({
      valid: true,
      iban: 'DE89370400440532013000',
      error: null,
      errorCode: null,
      position: null,
      expected: null,
      actual: null,
      hint: null,
      country: 'DE',
      blz: '37040044',
      branchCode: null,
      accountNumber: '0532013000',
      bic: 'COBADEFFXXX',
      bankName: 'Commerzbank',
      bankAddress: '50447 Köln',
      timestamp: at,
      warnings: [],
      suggestions: [],
      dataVersion: '2026-09-07-1a2b3c4d',
    });
  });

  it('gives result, reason, source and date of each check', () => {
    const { checks } = answer('DE89370400440532013000');
    expect(Object.keys(checks)).toEqual(checkNames);
    expect(checks.country).toMatchObject({ result: 'passed', reason: 'Deutschland', date: '2026-06' });
    expect(checks.length.reason).toBe('22 Stellen');
    expect(checks.structure.reason).toBe('nur Ziffern');
    expect(checks.checkDigits).toMatchObject({ result: 'passed', reason: 'Modulo 97', source: 'ISO 13616-1' });
    expect(checks.bankCode).toEqual({
      result: 'passed',
      reason: 'im Verzeichnis',
      source: 'Deutsche Bundesbank',
      date: '2026-09-07',
    });
    expect(checks.accountCheckDigit).toEqual({
      result: 'passed',
      reason: 'Verfahren 13',
      source: 'Deutsche Bundesbank',
      date: '2026-09-07',
    });
  });

  it('reports a bank that is missing from the directory', () => {
    const french = answer('FR1420041010050500013M02606');
    expect(french).toMatchObject({
      valid: true,
      blz: '20041',
      branchCode: '01005',
      accountNumber: '0500013M026',
      bic: null,
      bankName: null,
    });
    expect(french.checks.structure.reason).toBe('wie im Register');
    expect(french.checks.bankCode).toMatchObject({ result: 'notChecked', reason: 'Keine Bankdaten für dieses Land.' });
  });

  it.each([
    [
      'DE89.70400440532013000',
      'An Stelle 5 steht das Zeichen „.“. In einer IBAN sind nur Buchstaben und Ziffern erlaubt.',
      'Buchstabe oder Ziffer',
      '.',
    ],
    [
      'DE8💶',
      'An Stelle 4 steht das Zeichen „💶“. In einer IBAN sind nur Buchstaben und Ziffern erlaubt.',
      'Buchstabe oder Ziffer',
      '💶',
    ],
    ['US64370400440532013000', 'Kein Land mit IBAN hat den Ländercode US.', 'Ländercode eines Landes mit IBAN', 'US'],
    [
      '0532013000',
      'Eine IBAN beginnt mit zwei Buchstaben für das Land, zum Beispiel DE.',
      'Ländercode eines Landes mit IBAN',
      '05',
    ],
    [
      'CH930076201162385295',
      'Eine IBAN mit dem Ländercode CH (Schweiz) hat 21 Stellen. Diese hat 20.',
      '21 Stellen',
      '20 Stellen',
    ],
    [
      'DE8937O400440532013000',
      'An Stelle 7 steht der Buchstabe O. In der Bankleitzahl sind nur Ziffern erlaubt.',
      'Ziffer',
      'O',
    ],
    [
      'GB29N1BK60161331926819',
      'An Stelle 6 steht die Ziffer 1. Im Bankcode sind nur Buchstaben erlaubt.',
      'Buchstabe',
      '1',
    ],
    [
      'GB29NWBK6O161331926819',
      'An Stelle 10 steht der Buchstabe O. Im Sort Code sind nur Ziffern erlaubt.',
      'Ziffer',
      'O',
    ],
    [
      'DEX9370400440532013000',
      'An Stelle 3 steht der Buchstabe X. In den Prüfziffern sind nur Ziffern erlaubt.',
      'Ziffer',
      'X',
    ],
    [
      'DE88370400440532013000',
      'Die Prüfziffern 88 passen nicht zu den übrigen Stellen der IBAN.',
      'Rest 1 bei Modulo 97',
      'Rest 0 bei Modulo 97',
    ],
    ['DE99370400440532013000', 'Die Prüfziffern 99 werden nie vergeben. Möglich sind 02 bis 98.', '02 bis 98', '99'],
    [
      germanIban('37040045', '0532013000'),
      'Die Bankleitzahl 37040045 steht nicht im Verzeichnis: Deutsche Bundesbank, gültig ab 07.09.2026.',
      'Bankleitzahl im Verzeichnis',
      '37040045',
    ],
    [
      germanIban('69291099', '0000000001'),
      'Die Bankleitzahl 69291099 ist gelöscht (Stand 07.09.2026).',
      'Bankleitzahl im Verzeichnis',
      '69291099',
    ],
    [
      germanIban('12030000', '0000202052'),
      'An Stelle 22 steht die Prüfziffer 2 der Kontonummer. Sie passt nicht zu den übrigen Ziffern (Verfahren 00).',
      'Prüfziffer 1',
      'Prüfziffer 2',
    ],
    [
      germanIban('21270020', '0520309101'),
      'Diese Kontonummer kann es bei dieser Bank nicht geben: Sie besteht die Prüfung nach Verfahren 26 nicht.',
      'Kontonummer nach Verfahren 26',
      '0520309101',
    ],
  ])('describes the error in %s', (iban, error, expected, actual) => {
    expect(answer(iban)).toMatchObject({ valid: false, error, expected, actual });
  });

  it.each(['DE8937O400440532013000', 'DE88370400440532013000', 'DE89', 'XX12', 'COBADEFFXXX', 'DE89.7040'])(
    'contains the invalid IBAN it is about: %s',
    (iban) => {
      expect(answer(iban)).toMatchObject({ valid: false, iban });
    },
  );

  it('gives the complete IBAN of each suggestion', () => {
    const place = { position: 7, from: 'O', to: '0', bankName: 'Commerzbank' };
    expect(answer('DE8937O400440532013000').suggestions).toEqual([{ ...place, iban: 'DE89370400440532013000' }]);
  });

  it('reports an error at the failed check and the checks that were skipped because of it', () => {
    const { checks, blz } = answer('DE8937O400440532013000');
    expect(blz).toBeNull();
    expect(checks.iso13616.result).toBe('failed');
    expect(checks.length.result).toBe('passed');
    expect(checks.structure).toMatchObject({ result: 'failed', reason: expect.stringContaining('Stelle 7') });
    expect(checks.bankCode.reason).toBe('Nicht geprüft, weil eine frühere Prüfung nicht bestanden ist.');
  });

  it('describes wrong check digits alone', () => {
    const { checks } = answer('DE88370400440532013000');
    expect(checkNames.filter((name) => checks[name].result === 'failed')).toEqual(['iso13616', 'checkDigits']);
    expect(checks.bankCode.result).toBe('passed');
  });

  it('names the successor of a deleted bank code', () => {
    const { valid, warnings, checks } = answer(germanIban('10060198', '0094012341'));
    const sentence =
      'Die Bankleitzahl 10060198 wird demnächst gelöscht. ' +
      'Nachfolgerin ist die Bankleitzahl 37060193 (Pax-Bank für Kirche und Caritas, BIC GENODED1PAX).';
    const warning = { code: 'bank_code_to_be_deleted', message: sentence };
    expect({ valid, warnings }).toEqual({ valid: true, warnings: [warning] });
    expect(checks.bankCode).toMatchObject({ result: 'warning', reason: sentence });
  });

  it('names the reading that refuses an account which others accept, only at that check', () => {
    const { valid, warnings, checks } = answer(germanIban('37040044', '0532013100'));
    const reading = 'wenn die Unterkontonummer 00 nur hinter zwei führenden Nullen fehlen kann';
    const sentence = `Die Kontonummer 0532013100 ist nach Verfahren 13 falsch, ${reading}. Dieses Verfahren wird unterschiedlich ausgelegt, deshalb macht das allein die IBAN nicht ungültig.`;
    const warning = { code: 'account_check_digit_doubtful', message: sentence };
    expect({ valid, warnings }).toEqual({ valid: true, warnings: [warning] });
    expect(checks.accountCheckDigit).toMatchObject({ result: 'warning', reason: sentence });
    expect(checks.bankCode).toMatchObject({ result: 'passed', reason: 'im Verzeichnis' });
  });

  it.each([
    ['10000000', '1234567890', 'Verfahren 09: Diese Bank sieht keine Prüfziffer vor.'],
    ['23089201', '0000012345', 'Verfahren 08: Diese Kontonummer enthält keine Prüfziffer.'],
    ['37040045', '0532013000', 'Für diese Kontonummer ist kein Prüfverfahren bekannt.'],
    ['69291099', '0532013000', 'Nicht geprüft, weil eine frühere Prüfung nicht bestanden ist.'],
  ])('gives the reason why the account at %s is not checked', (bankCode, account, reason) => {
    expect(answer(germanIban(bankCode, account)).checks.accountCheckDigit).toEqual({
      result: 'notChecked',
      reason,
      source: null,
      date: null,
    });
  });

  it('reports an unknown method of a bank', () => {
    const bank = { code: '37040044', name: 'Commerzbank', bic: null, address: null, method: 'Z9' };
    const verdict = checkIban('DE89370400440532013000', directory({ find: () => bank }));
    expect(explain(verdict, at).checks.accountCheckDigit.reason).toBe('Verfahren Z9 ist nicht bekannt.');
  });

  it.each([
    [
      '37040045',
      'Die Bankleitzahl 37040045 steht nicht in den Bankdaten vom 07.09.2026. Diese Daten sind abgelaufen: Die Bank kann neu sein.',
    ],
    [
      '69291099',
      'Die Bankleitzahl 69291099 ist in den Bankdaten vom 07.09.2026 gelöscht. Diese Daten sind abgelaufen.',
    ],
  ])('warns that outdated data does not prove %s', (bankCode, sentence) => {
    const verdict = checkIban(germanIban(bankCode, '0532013000'), directory({ outdated: true }));
    expect(explain(verdict, at).warnings).toEqual([{ code: 'bank_data_outdated', message: sentence }]);
  });

  it('names publisher and day of the directory of another country', () => {
    const source = 'SIX Interbank Clearing';
    const swiss = directory({ covers: (country) => country === 'CH', find: () => undefined, source });
    const { warnings, checks } = explain(checkIban('CH9300762011623852957', swiss), at);
    const message = 'Der Bankcode 00762 steht nicht in den Bankdaten vom 07.09.2026: Die Bank kann neu sein.';
    expect(warnings).toEqual([{ code: 'bank_code_not_listed', message }]);
    expect(checks.bankCode).toMatchObject({ result: 'warning', source: 'SIX Interbank Clearing', date: '2026-09-07' });
  });

  it('stays correct when its cache of 2,000 entries overflows', () => {
    const createAnswer = (version: string) => explain(checkIban('DE89370400440532013000', directory({ version })), at);
    for (let i = 0; i < 2_100; i++) createAnswer(`2026-09-07-${i}`);
    expect(createAnswer('2026-12-07-00000000').checks.bankCode.date).toBe('2026-12-07');
  });
});
