import { directory } from './banks.fixture.js';
import { checkIban } from './check-iban.js';
import { explain } from './explain.js';

const at = '2026-11-21T12:00:00.000Z';

describe('the warnings of an answer', () => {
  it('says that a bank code has been merged already, and with which', () => {
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
});
