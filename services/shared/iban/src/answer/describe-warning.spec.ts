import { directory, germanIban } from '../fixtures/banks.fixture.js';
import { checkIban } from '../check-iban.js';
import { explain } from './explain.js';

const at = '2026-11-21T12:00:00.000Z';

describe('warnings of an answer', () => {
  it('names the successor of a bank code that has been merged', () => {
    const successor = { code: '00777', name: 'Musterbank', bic: null };
    const bank = { code: '00776', name: 'Musterbank', bic: null, address: null, method: null, successor };
    const banks = directory({ covers: () => true, find: () => ({ ...bank, deletion: 'merged' }) });
    expect(explain(checkIban('CH0900776000000000001', banks), at)).toMatchObject({
      valid: true,
      warnings: [
        {
          code: 'bank_code_merged',
          message:
            'Die Bankleitzahl 00776 ist bereits mit einer anderen zusammengelegt. Nachfolgerin ist die Bankleitzahl 00777 (Musterbank).',
        },
      ],
    });
  });

  /** The warning about an account of a bank with this method. */
  function accountSentence(method: string, account: string): string | undefined {
    const bank = { code: '37040044', name: 'Musterbank', bic: null, address: null, method };
    const verdict = checkIban(germanIban(bank.code, account), directory({ find: () => bank }));
    const warned = { ...verdict, error: null, warnings: ['account_check_digit_doubtful'] as const };
    return explain(warned, at).warnings[0]?.message;
  }

  it('names each reading that refuses an account', () => {
    expect(accountSentence('50', '5286952410')).toBe(
      'Die Kontonummer 5286952410 ist nach Verfahren 50 falsch, ' +
        'wenn die Unterkontonummer 000 nur hinter drei führenden Nullen fehlen kann ' +
        'oder wenn die Unterkontonummer 000 auch zum Teil fehlen kann. ' +
        'Dieses Verfahren wird unterschiedlich ausgelegt, deshalb macht das allein die IBAN nicht ungültig.',
    );
  });

  it('explains a stored warning of a method that had several readings at that time', () => {
    expect(accountSentence('65', '1234567890')).toBe(
      'Die Kontonummer 1234567890 ist nach Verfahren 65 falsch. ' +
        'Dieses Verfahren wird unterschiedlich ausgelegt, deshalb macht das allein die IBAN nicht ungültig.',
    );
  });
});
