import type { ApiDocument, FieldSchema } from '@pruefer/openapi';
import { Fields } from './fields.js';
import { texts } from './texts.js';

const branch: FieldSchema = {
  type: 'object',
  properties: { name: { type: 'string', maxLength: 20 }, branch: { $ref: '#/components/schemas/Branch' } },
  required: ['name'],
};
const document = { components: { schemas: { Branch: branch }, headers: {} } } as unknown as ApiDocument;
const fields = new Fields(document, texts.en);
const listNames = (schema: FieldSchema) => fields.listRows(schema).map(({ name }) => name);

it('names the fields of objects in an object, and of lists', () => {
  const bank: FieldSchema = { type: 'object', properties: { bics: { type: 'array', items: { type: 'string' } } } };
  const schema: FieldSchema = {
    type: 'object',
    properties: { bank: { anyOf: [bank, { type: 'null' }] }, results: { type: 'array', items: bank } },
  };
  expect(listNames(schema)).toEqual(['bank', 'bank.bics', 'results']);
  expect(listNames({ type: 'object', properties: { results: { type: 'array', items: { ...bank } } } })).toEqual([
    ...['results', 'results[].bics'],
  ]);
  expect(fields.listRows(schema).map(({ type, text }) => [type, text])).toEqual([
    ['object or null', ''],
    ['list of string', ''],
    ['list of object', 'Fields as in `bank`.'],
  ]);
});

it('ends at an object that contains itself', () => {
  expect(listNames({ $ref: '#/components/schemas/Branch' })).toEqual(['name', 'branch']);
});

it('says the bounds of a field, and whether it is there', () => {
  const [name, inner] = fields.listRows(branch);
  expect([name!.text, name!.isRequired, inner!.isRequired]).toEqual(['(at most 20 characters)', true, false]);
  expect(fields.describeField({ type: 'integer', minimum: 1, description: 'Row.' })).toBe('Row. (from 1)');
  expect(fields.describeField({ type: 'array', minItems: 1, maxItems: 1000 })).toBe('(1 to 1000 entries)');
  expect(fields.describeField({ type: 'string', minLength: 2, maxLength: 2 })).toBe('(2 characters)');
});
