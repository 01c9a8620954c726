import { CalculateIbanBody, type Problem, textIn } from '@pruefer/contracts';
import { checkInput } from './check-input.js';

const parts = { country: 'DE', bankCode: '37040044', accountNumber: '532013000' };

/** The fields that are refused, each with its code and German sentence. */
function refusalsOf(fields: object): unknown {
  try {
    return checkInput(CalculateIbanBody, fields);
  } catch (error) {
    const { errors = [] } = (error as Problem).details;
    return errors.map(({ message, ...problem }) => ({ ...problem, message: textIn(message, 'de') }));
  }
}

describe('the parts of an IBAN to calculate', () => {
  it('are taken as they are', () => {
    expect(refusalsOf(parts)).toEqual(parts);
  });

  it.each([
    [
      'a missing one',
      { ...parts, country: undefined },
      'country',
      'isDefined',
      'Bitte geben Sie den Ländercode an, zum Beispiel DE.',
    ],
    ['null', { ...parts, accountNumber: null }, 'accountNumber', 'isDefined', 'Bitte geben Sie die Kontonummer an.'],
    ['a number', { ...parts, bankCode: 37040044 }, 'bankCode', 'isString', 'Bitte geben Sie einen Text ein.'],
    [
      'a long one',
      { ...parts, country: 'D'.repeat(11) },
      'country',
      'maxLength',
      'Bitte geben Sie höchstens 10 Zeichen ein.',
    ],
  ])('are refused by field, code and sentence: %s', (_, fields, field, code, message) => {
    expect(refusalsOf(fields)).toEqual([{ field, code, message }]);
  });
});
