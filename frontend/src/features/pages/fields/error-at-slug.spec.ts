import type { CallError } from '~/api/http/call-error.js';
import { errorAtSlug } from './error-at-slug.js';

const error: CallError = {
  status: 409,
  technical: '409: …',
  message: 'Diese Adresse gehört schon einer anderen Seite.',
  code: 'slug_taken',
  requestId: 'b7c2-0042',
  waitSeconds: null,
  fields: [{ field: 'title', code: 'too_long', message: 'Zu lang.' }],
};

it.each(['slug_taken', 'slug_redirects'])('puts %s below the field of the address, next to other mistakes', (code) => {
  expect(errorAtSlug({ ...error, code }).fields).toEqual([
    ...error.fields,
    { field: 'slug', code, message: 'Diese Adresse gehört schon einer anderen Seite.' },
  ]);
});

it.each([
  ['a conflict', { code: 'version_conflict' }],
  ['no answer at all', { status: null, code: null, message: null }],
  ['a refusal without words', { message: null }],
])('leaves %s as it is', (_, differs) => {
  const other = { ...error, ...differs };
  expect(errorAtSlug(other)).toBe(other);
});
