import { asCallError, noAnswerError, parseCallError } from './call-error.js';

const response = (status: number, headers: Record<string, string> = {}, statusText = '') =>
  new Response(null, { status, statusText, headers });

it('reads message, code and request id of a problem', () => {
  const body = JSON.stringify({ code: 'unavailable', message: 'Nicht erreichbar.', requestId: 'r-1' });
  expect(parseCallError(response(503), body)).toEqual({
    status: 503,
    technical: `503: ${body}`,
    message: 'Nicht erreichbar.',
    code: 'unavailable',
    requestId: 'r-1',
    waitSeconds: null,
    fields: [],
  });
});

it('reads the problems of single fields', () => {
  const errors = [{ field: 'email', code: 'isEmail', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' }];
  expect(parseCallError(response(400), JSON.stringify({ errors })).fields).toEqual(errors);
});

it.each([
  ['the body', 'kaputt', '502: kaputt'],
  ['the status text where the body is empty', '', '502: Bad Gateway'],
])('builds the technical text from status and %s', (_, body, technical) => {
  expect(parseCallError(response(502, {}, 'Bad Gateway'), body)).toMatchObject({ technical, message: null });
});

it.each(['null', '"text"', '[]', '<html>'])('finds no message in %s', (body) => {
  expect(parseCallError(response(500), body).message).toBeNull();
});

it('takes the request id from the header when the body has none', () => {
  expect(parseCallError(response(502, { 'X-Request-Id': 'r-2' }), '').requestId).toBe('r-2');
});

it.each([
  [{ 'Retry-After': '30' }, 30],
  [{ 'Retry-After': '30', RateLimit: '"public";r=0;t=412' }, 30],
  [{ RateLimit: '"public";r=0;t=412' }, 412],
  [{ RateLimit: '"public";r=3;t=412' }, null],
  [{ RateLimit: '"kontingent";r=0' }, null],
  [{ 'Retry-After': 'Fri, 20 Nov 2026 13:07:31 GMT' }, null],
  [{}, null],
])('reads how long to wait from %j', (headers, seconds) => {
  expect(parseCallError(response(429, headers), '').waitSeconds).toBe(seconds);
});

it('has no status without an answer', () => {
  expect(noAnswerError('TypeError: Failed to fetch')).toMatchObject({ status: null, message: null, waitSeconds: null });
});

it('gives the refusal that a hook names as it is', () => {
  const error = parseCallError(response(503), '');
  expect(asCallError(error)).toBe(error);
  expect(asCallError(undefined)).toBeUndefined();
});

it('makes a call without an answer of a thrown value', () => {
  const thrown = { name: 'TypeError', message: 'id is undefined', stack: 'at …' };
  expect(asCallError(thrown)).toEqual(noAnswerError('TypeError: id is undefined'));
});
