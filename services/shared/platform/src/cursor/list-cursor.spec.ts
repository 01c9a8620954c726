import { Problem } from '@pruefer/contracts';
import { fieldsOfCursor, formatCursor } from './list-cursor.js';

const forms = [/^used$/, /^\d+$/];

it.each([[['used', '7']], [['used', '9007199254740991']]])('gives back its input: %j', (fields) => {
  const cursor = formatCursor(fields);
  expect(cursor).toMatch(/^[\w-]+$/);
  expect(fieldsOfCursor(cursor, forms)).toEqual(fields);
});

it.each([
  ['nothing', ''],
  ['no base64', '§§'],
  ['no JSON', Buffer.from('used,7').toString('base64url')],
  ['another list', formatCursor(['quota', '7'])],
  ['a field too few', formatCursor(['used'])],
  ['a field too many', formatCursor(['used', '7', '8'])],
  ['a number', Buffer.from('["used",7]').toString('base64url')],
  ['what is no list', Buffer.from('{"used":"7"}').toString('base64url')],
  ['SQL', formatCursor(['used', '7; DROP TABLE keys.key'])],
])('E3: refuses %s', (_, cursor) => {
  expect(() => fieldsOfCursor(cursor, forms)).toThrow(Problem);
});
