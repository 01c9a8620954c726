import { fieldSentence } from './field-sentence.js';

describe('what a person reads at a field', () => {
  it.each([
    ['min', 'quota must not be less than 1', 'Der Wert muss mindestens 1 sein.'],
    ['max', 'quota must not be greater than 1000000000', 'Der Wert darf höchstens 1.000.000.000 sein.'],
    ['max', 'quota must not be greater than 9007199254740991', 'Der Wert darf höchstens 9.007.199.254.740.991 sein.'],
    ['isInt', 'quota must be an integer number', 'Bitte geben Sie eine ganze Zahl ein.'],
    ['isObject', 'Validation failed (object is expected)', 'Bitte geben Sie ein Objekt an.'],
    [
      'nestedValidation',
      'each value in nested property buttons must be either object or array',
      'Bitte geben Sie ein Objekt an.',
    ],
    ['somethingElse', 'quota must be something else', 'Diese Angabe ist ungültig.'],
  ])('of %s is German, its number too: %s', (constraint, message, sentence) => {
    expect(fieldSentence(constraint, message)).toBe(sentence);
  });

  it('is what the field says of itself', () => {
    expect(fieldSentence('matches', 'Bitte geben Sie einen 6-stelligen Code ein.')).toBe(
      'Bitte geben Sie einen 6-stelligen Code ein.',
    );
  });
});
