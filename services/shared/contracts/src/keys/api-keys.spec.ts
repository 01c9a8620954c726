import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ChangeApiKeyBody, CreateApiKeyBody, RenewApiKeyBody, TopUpBody } from './api-keys.js';
import { ApiKeysQuery } from './key-queries.js';

const wrongFields = (Class: new () => object, body: object) =>
  validateSync(plainToInstance(Class, body)).map(({ property }) => property);

const muster = { clientName: 'Muster GmbH', clientEmail: 'a@muster.example', quota: 1_000 };
const order = { addedQuota: 10, orderNumber: 'A-1' };

describe('a new key', () => {
  it.each([
    {},
    { expiresAt: '2030-01-01T00:00:00Z', rateLimitPerMinute: 600, allowedAddresses: ['203.0.113.7', '2001:db8::/32'] },
    { expiresAt: null, rateLimitPerMinute: null, allowedAddresses: null },
    { allowedAddresses: [] },
  ])('is accepted with %j', (rules) => {
    expect(wrongFields(CreateApiKeyBody, { ...muster, ...rules })).toEqual([]);
  });

  it.each([
    [{ clientName: ' ' }, 'clientName'],
    [{ clientName: 7 }, 'clientName'],
    [{ clientEmail: 'muster' }, 'clientEmail'],
    [{ quota: 0 }, 'quota'],
    [{ quota: '1000' }, 'quota'],
    [{ quota: 1_000_000_001 }, 'quota'],
    [{ expiresAt: 'morgen' }, 'expiresAt'],
    [{ expiresAt: '+010000-01-01T00:00:00Z' }, 'expiresAt'],
    [{ expiresAt: '2030-01-01T00:00:00' }, 'expiresAt'],
    [{ expiresAt: '2030-02-30' }, 'expiresAt'],
    [{ allowedAddresses: ['nowhere'] }, 'allowedAddresses'],
    [{ allowedAddresses: '203.0.113.7' }, 'allowedAddresses'],
    [{ allowedAddresses: Array.from({ length: 51 }, () => '::1') }, 'allowedAddresses'],
    [{ rateLimitPerMinute: 0 }, 'rateLimitPerMinute'],
  ])('C4: is refused with %j', (fields, wrong) => {
    expect(wrongFields(CreateApiKeyBody, { ...muster, ...fields })).toEqual([wrong]);
  });
});

describe('an edit of a key', () => {
  it.each([{ isActive: false }, {}, { ...muster, isActive: true, version: 3 }, { rateLimitPerMinute: null }])(
    'may say %j',
    (fields) => expect(wrongFields(ChangeApiKeyBody, fields)).toEqual([]),
  );

  it.each([{ isActive: 'false' }, { quota: 1.5 }, { version: 0 }, { clientEmail: '' }])(
    'is refused with %j',
    (fields) => expect(wrongFields(ChangeApiKeyBody, fields)).toHaveLength(1),
  );
});

describe('a top-up', () => {
  it('loses the blanks around its texts', () => {
    expect(plainToInstance(TopUpBody, { ...order, orderNumber: ' A-1 ', notes: ' per Telefon ' })).toMatchObject({
      orderNumber: 'A-1',
      notes: 'per Telefon',
    });
  });

  it.each([{ addedQuota: -1 }, { addedQuota: '10' }, { orderNumber: ' ' }, { notes: 'x'.repeat(1_001) }])(
    'is refused with %j',
    (fields) => expect(wrongFields(TopUpBody, { ...order, ...fields })).toHaveLength(1),
  );
});

describe('a renewal', () => {
  it.each([{}, { overlap: 'now' }, { overlap: '7d' }])('may say %j', (body) => {
    expect(wrongFields(RenewApiKeyBody, body)).toEqual([]);
  });

  it('knows no other overlap', () => expect(wrongFields(RenewApiKeyBody, { overlap: '2d' })).toEqual(['overlap']));
});

describe('the query of the list', () => {
  it('reads numbers out of the address', () => {
    expect(plainToInstance(ApiKeysQuery, { limit: '50', offset: '100' })).toEqual({ limit: 50, offset: 100 });
  });

  it.each([
    { limit: '101' },
    { limit: 'x' },
    { offset: '-1' },
    { offset: '1000001' },
    { sort: 'hash' },
    { sort: 'used; DROP TABLE' },
    { status: 'renewed' },
    { showRenewed: '1' },
    { search: ['a', 'b'] },
    { limit: ['1', '2'] },
    { status: ['all', 'all'] },
  ])('E3: is refused with %j', (query) => {
    expect(wrongFields(ApiKeysQuery, query)).toHaveLength(1);
  });
});

describe('E1: texts that people read', () => {
  it.each([
    ['zero-width', 'A\u200b-1'],
    ['joiners', 'A\u2060-1'],
    ['a soft hyphen', 'A\u00ad-1'],
    ['another direction', 'A\u202e-1'],
    ['an isolate', 'A\u2066-1'],
    ['tags', 'A-1\u{E0031}'],
    ['a variation', 'A\ufe0f-1'],
    ['a filler', 'A\u3164-1'],
    ['a Braille blank', 'A\u2800-1'],
    ['a line end', 'A\n1'],
    ['a tab', 'A\t1'],
  ])('hold no invisible characters: %s', (_what, text) => {
    expect(wrongFields(TopUpBody, { ...order, orderNumber: text })).toEqual(['orderNumber']);
    expect(wrongFields(TopUpBody, { ...order, invoiceNumber: text })).toEqual(['invoiceNumber']);
    expect(wrongFields(CreateApiKeyBody, { ...muster, clientName: text })).toEqual(['clientName']);
  });

  it('explain mistakes in German', () => {
    const [error] = validateSync(plainToInstance(TopUpBody, { ...order, orderNumber: 'A\u200b-1' }));
    expect(Object.values(error?.constraints ?? {}).join()).toContain('unsichtbare Zeichen');
  });

  it('are written in one way: blanks plain, letters composed', () => {
    const orderNumber = '\u00a0Auftra\u0308ge\u202f7\u3000';
    expect(plainToInstance(TopUpBody, { ...order, orderNumber }).orderNumber).toBe('Aufträge 7');
  });

  it('may have lines where there is room for them, and nothing invisible there', () => {
    expect(wrongFields(TopUpBody, { ...order, notes: 'eins\r\nzwei\tdrei' })).toEqual([]);
    expect(wrongFields(TopUpBody, { ...order, notes: 'eins\u200b' })).toEqual(['notes']);
    expect(wrongFields(TopUpBody, { ...order, notes: 'eins\u2028zwei' })).toEqual(['notes']);
  });
});
