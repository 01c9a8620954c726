import 'reflect-metadata';
import { getMetadataStorage } from 'class-validator';
import { allEndpoints } from '../all-endpoints.js';
import type { ClassOf } from '../definition/response-kinds.js';
import { fieldSentence } from './field-sentence.js';
import { fieldSentenceInEnglish } from './field-sentence-in-english.js';

const inputs = Object.values(allEndpoints)
  .filter(({ access, path }) => access === 'apiKey' || path === '/api/validate-iban')
  .flatMap(({ params, query, body }) => [params, query, body])
  .filter((input) => input !== undefined);

/** The contract's own sentences for the fields of a class. */
function listOwnSentences(input: ClassOf<object>): string[] {
  const found = getMetadataStorage().getTargetValidationMetadatas(input, '', false, false);
  return found.flatMap(({ message }) => (typeof message === 'string' ? [message] : []));
}

it('every sentence of a field that customers send has an English one', () => {
  const sentences = inputs.flatMap(listOwnSentences);
  expect(sentences.length).toBeGreaterThan(5);
  expect(sentences.filter((sentence) => fieldSentenceInEnglish('any', sentence) === undefined)).toEqual([]);
});

it.each([
  ['maxLength', 'bic must be shorter than or equal to 1000 characters', 'Please enter at most 1,000 characters.'],
  ['isString', 'bic must be a string', 'Please enter a text.'],
  ['any', 'bic must be anything', 'This value is invalid.'],
])('%s: says the bound, and the same as in German', (constraint, message, sentence) => {
  expect(fieldSentenceInEnglish(constraint, message)).toBe(sentence);
  expect(fieldSentence(constraint, message)).not.toBe(sentence);
});
