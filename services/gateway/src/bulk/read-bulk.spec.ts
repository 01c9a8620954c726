import { Problem } from '@pruefer/contracts';
import { type BulkRequest, readBulk } from './read-bulk.js';

const iban = 'DE89370400440532013000';
const read = (body: unknown): BulkRequest =>
  readBulk(Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));

function catchProblem(body: unknown) {
  try {
    if (Buffer.isBuffer(body)) readBulk(body);
    else read(body);
  } catch (error) {
    if (error instanceof Problem) return { code: error.code, text: error.message, errors: error.details.errors };
    throw error;
  }
  throw new Error('was accepted');
}

describe('the body of a bulk call', () => {
  it('has rows in order, each with its reference', () => {
    const items = [{ iban: 'de89 3704 0044 0532 0130 00', bic: 'cobadeffxxx', reference: 'a' }, { iban }];
    expect(read({ items })).toEqual({
      isPartial: false,
      rows: [
        { reference: 'a', content: { iban, bic: 'COBADEFFXXX' } },
        { reference: null, content: { iban } },
      ],
    });
    expect(read({ items, partial: true }).isPartial).toBe(true);
    expect(read({ items, partial: null }).isPartial).toBe(false);
  });

  it.each([
    [{ reference: 'r' }, 'iban_missing', 'iban'],
    [{ iban: null, reference: 'r' }, 'iban_missing', 'iban'],
    [{ iban: ' - ', reference: 'r' }, 'iban_missing', 'iban'],
    [{ iban: 1e20, reference: 'r' }, 'invalid_request', 'iban'],
    [{ iban: 'D'.repeat(39), reference: 'r' }, 'iban_too_long', 'iban'],
    [{ iban, bic: 'COBA', reference: 'r' }, 'invalid_request', 'bic'],
    [{ iban, bic: 7, reference: 'r' }, 'invalid_request', 'bic'],
  ])('keeps the error of a row to that row: %j', (item, code, field) => {
    const { rows } = read({ items: [item, { iban }] });
    expect(rows).toMatchObject([{ reference: 'r', content: { code, field } }, { content: { iban } }]);
  });

  it.each([['x'.repeat(65)], [7], [{}]])('has no reference that is too long or no text: %j', (reference) => {
    const [row] = read({ items: [{ iban, reference }] }).rows;
    expect(row).toMatchObject({ reference: null, content: { code: 'invalid_request', field: 'reference' } });
  });

  it.each([[null], ['DE'], [[iban]], [7]])('has a failed row for %j instead of an item', (item) => {
    expect(read({ items: [item] }).rows).toMatchObject([{ reference: null, content: { field: null } }]);
  });

  it.each([
    ['[]', 'items'],
    ['7', 'items'],
    [{}, 'items'],
    [{ items: { 0: { iban } } }, 'items'],
    [{ items: [] }, 'items'],
    [{ items: [{ iban }], partial: 'ja' }, 'partial'],
    [{ items: Array.from({ length: 1_001 }, () => ({ iban })) }, 'items'],
  ])('is refused with the field: %#', (body, field) => {
    expect(catchProblem(body)).toMatchObject({ code: 'invalid_request', errors: [{ field }] });
  });

  it('names the number of items', () => {
    const { errors } = catchProblem({ items: Array.from({ length: 1_001 }, () => ({ iban })) });
    expect(errors?.[0]?.message).toEqual({
      de: 'Bitte senden Sie höchstens 1.000 IBANs; diese Anfrage enthält 1.001.',
      en: 'Please send at most 1000 IBANs; this request contains 1001.',
    });
  });

  it('names a field that comes twice, and its line', () => {
    expect(catchProblem(`{"items":[{"iban":"1"},{"iban":"${iban}","iban":"X"}]}`).text).toBe(
      'Das Feld iban in Zeile 2 kommt doppelt vor.',
    );
    expect(catchProblem('{"partial":true,"items":[],"partial":false}').text).toBe(
      'Das Feld partial kommt doppelt vor.',
    );
  });

  it.each([
    ['no JSON', '{"items":', 'invalid_json'],
    ['C11: an API key', { items: [{ iban, note: `iban_sk_${'a'.repeat(64)}` }] }, 'key_misplaced'],
  ])('is refused when it is %s', (_, body, code) => {
    expect(catchProblem(body).code).toBe(code);
  });

  it('cannot change the prototype of objects', () => {
    read(`{"items":[{"iban":"${iban}","__proto__":{"reference":"x"}}],"__proto__":{"partial":true}}`);
    expect(({} as { partial?: boolean }).partial).toBeUndefined();
  });
});
