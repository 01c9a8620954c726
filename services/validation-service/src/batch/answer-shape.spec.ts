import { IbanVerdict, MinimalVerdict, type ResponseOf, validateIban } from '@pruefer/contracts';
import { checkIban, explain, explainMinimally, type IbanAnswer, type MinimalAnswer } from '@pruefer/iban';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { oneBank, validIban, wrongIban } from './batch.fixture.js';

const at = '2026-11-20T13:07:31.000Z';

const answerTo = (iban: string): IbanAnswer => explain(checkIban(iban, oneBank), at);

/** Ignores readonly, which differs between the engine and the contract. */
type Fixed<Value> = Value extends object ? { readonly [Name in keyof Value]: Fixed<Value[Name]> } : Value;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const expectTrue = <Proof extends boolean>(proof: Proof): void => expect(proof).toBe(true);

describe('answer of the engine', () => {
  it('has the contract’s type, field by field', () => {
    expectTrue<Same<Fixed<IbanAnswer>, Fixed<ResponseOf<typeof validateIban>>>>(true);
    expectTrue<Same<Fixed<MinimalAnswer>, Fixed<MinimalVerdict>>>(true);
    // @ts-expect-error one field fewer
    expectTrue<Same<Fixed<Omit<IbanAnswer, 'hint'>>, Fixed<ResponseOf<typeof validateIban>>>>(true);
    // @ts-expect-error another type of one field
    expectTrue<Same<Fixed<IbanAnswer & { blz: string }>, Fixed<ResponseOf<typeof validateIban>>>>(true);
  });

  it.each([validIban, wrongIban, 'FR1420041010050500013M02606', 'NL26NHOF0105236010', 'COBADEFFXXX', 'XX', '?'])(
    'on %s has exactly the fields of the contract',
    (iban) => {
      const strictly = { whitelist: true, forbidNonWhitelisted: true };
      const [whole, minimal] = [answerTo(iban), explainMinimally(checkIban(iban, oneBank))];
      expect(validateSync(plainToInstance(IbanVerdict, whole), strictly)).toEqual([]);
      expect(validateSync(plainToInstance(MinimalVerdict, minimal), strictly)).toEqual([]);
      expect(whole).toMatchObject(minimal);
    },
  );
});
