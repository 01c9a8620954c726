import { IbanVerdict } from '@pruefer/contracts';
import { checkIban, explain } from '@pruefer/iban';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { oneBank, validIban, wrongIban } from './batch.fixture.js';

const at = '2026-11-20T13:07:31.000Z';

/** Lists of the contract are made to be written, those of the engine are not: the rest of the types must agree. */
const answerTo = (iban: string): IbanVerdict => explain(checkIban(iban, oneBank), at) as IbanVerdict;

describe('the engine’s answer', () => {
  it.each([validIban, wrongIban, 'FR1420041010050500013M02606', 'NL26NHOF0105236010', 'COBADEFFXXX', 'XX', '?'])(
    'on %s is what the contract says, with no field beside it',
    (iban) => {
      const answer = plainToInstance(IbanVerdict, answerTo(iban));
      expect(validateSync(answer, { whitelist: true, forbidNonWhitelisted: true })).toEqual([]);
    },
  );
});
