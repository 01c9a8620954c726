import {
  type Appearance,
  defaultFooterConfig,
  defaultHeaderConfig,
  type FooterConfig,
  type HeaderConfig,
  newHeaderButton,
  type ProblemBody,
} from '@pruefer/contracts';
import { RunningCms } from './support/running-cms.js';

const manager = { role: 'manager' } as const;
const header = { siteName: 'Muster', logoText: 'M', logoUrl: null, showLogo: true, buttons: [] };
const footer = Object.fromEntries(Object.entries(defaultFooterConfig).filter(([name]) => name !== 'version'));

const cms = RunningCms.forSuite();

const saveHeader = (json: object) =>
  cms.call<HeaderConfig>('PUT', '/api/admin/header/config', { ...manager, json: { ...header, ...json } });
const saveFooter = (json: object) =>
  cms.call<FooterConfig>('PUT', '/api/admin/footer/config', { ...manager, json: { ...footer, ...json } });

describe('the header', () => {
  it('is the default until the first save', async () => {
    expect((await cms.call('GET', '/api/header/config')).body).toEqual(defaultHeaderConfig);
  });

  it('A1: is saved by staff alone', async () => {
    expect((await cms.call('PUT', '/api/admin/header/config', { json: header })).status).toBe(401);
  });

  it('is saved as a whole, its buttons in their order, without read-only fields', async () => {
    const buttons = [2, 1].map((order) => ({
      ...newHeaderButton,
      id: `b${order}`,
      text: `B${order}`,
      href: '/a',
      order,
    }));
    const { status, body } = await saveHeader({ buttons, version: 0, id: 'x', updatedAt: 'x' });
    expect([status, body.version, body.id]).toEqual([200, 1, 'header']);
    expect(body.buttons.map(({ text }) => text)).toEqual(['B1', 'B2']);
    expect(Date.parse(body.updatedAt!)).toBeGreaterThan(0);
    expect((await cms.call('GET', '/api/header/config')).body).toEqual(body);
  });

  it('answers the older of two edits with the current state', async () => {
    const now = (await cms.call('GET', '/api/header/config')).body;
    expect(await saveHeader({ version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: now },
    });
  });

  it.each([
    [{ buttons: [{ ...newHeaderButton, id: 'a', text: 'A', href: 'javascript:alert(1)' }] }, 'buttons.0.href'],
    [{ buttons: [{ ...newHeaderButton, id: 'a', text: 'A', href: '/\\fremd.example' }] }, 'buttons.0.href'],
    [{ buttons: [{ ...newHeaderButton, id: 'a', text: ' ', href: '' }] }, 'buttons.0.text'],
    [{ buttons: [[]] }, 'buttons'],
    [{ buttons: [[{ ...newHeaderButton, id: 'a', text: 'A', href: '/a' }]] }, 'buttons'],
    [{ logoUrl: 'https://fremd.example/logo.png' }, 'logoUrl'],
    [{ logoUrl: '/logo.png' }, 'logoUrl'],
    [{ logoUrl: `/api/content/images/${crypto.randomUUID()}` }, 'logoUrl'],
  ])('E5: refuses %j', async (fields, field) => {
    const { status, body } = await saveHeader(fields);
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('carries an ETag, and 304 for a cached copy', async () => {
    const first = await cms.fetch('GET', '/api/header/config');
    const headers = { 'if-none-match': String(first.headers.get('etag')) };
    expect((await cms.fetch('GET', '/api/header/config', { headers })).status).toBe(304);
  });
});

describe('the footer', () => {
  it('is the default until the first save', async () => {
    expect((await cms.call('GET', '/api/footer/config')).body).toEqual(defaultFooterConfig);
  });

  it('is saved as a whole, with links that are still empty', async () => {
    const legalLinks = [
      { title: 'Impressum', href: '/impressum' },
      { title: '', href: '' },
    ];
    const { status, body } = await saveFooter({ legalLinks, version: 0 });
    expect([status, body]).toEqual([200, { ...footer, legalLinks, version: 1 }]);
    expect((await cms.call('GET', '/api/footer/config')).body).toEqual(body);
    expect(await saveFooter({ version: 0 })).toMatchObject({ status: 409, body: { current: body } });
  });

  it('E5: refuses links that may not be opened', async () => {
    const { status, body } = await saveFooter({ servicesLinks: [{ title: 'A', href: 'vbscript:x' }] });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'servicesLinks.0.href']);
  });

  it.each(['servicesLinks', 'legalLinks'])('refuses a list where a link belongs: %s', async (field) => {
    const { status, body } = await saveFooter({ [field]: [[]] });
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('D8: and the header leave rows', async () => {
    const actions = (await cms.audit()).map(({ action }) => action);
    expect(actions.filter((action) => /^(?:header|footer)\./.test(action))).toEqual(['header.saved', 'footer.saved']);
  });
});

describe('the colour of the public site', () => {
  const path = '/api/admin/appearance';
  const save = (json: object, role: 'admin' | 'manager' = 'admin') => cms.call<Appearance>('PUT', path, { role, json });

  it('is the product’s own until an admin chooses another, and then again', async () => {
    expect((await cms.call('GET', path, manager)).body).toEqual({ brandColour: null, version: 0 });
    expect((await save({ brandColour: '#0B6B45' }, 'manager')).status).toBe(403);
    expect(await save({ brandColour: '#0b6b45', version: 0 })).toMatchObject({
      status: 200,
      body: { brandColour: '#0B6B45', version: 1 },
    });
    expect(await save({ brandColour: '#000000', version: 0 })).toMatchObject({
      status: 409,
      body: { current: { brandColour: '#0B6B45', version: 1 } },
    });
    expect((await save({ brandColour: null, version: 1 })).body).toEqual({ brandColour: null, version: 2 });
  });

  it.each([
    [
      '#FFD200',
      'colour_unreadable',
      /1,45 : 1 zu weißer Schrift und von 1,29 : 1 zum hellen Hintergrund.*mindestens 4,5 : 1/,
    ],
    ['#767676', 'colour_unreadable', /4,54 : 1 zu weißer Schrift und von 4,0\d : 1/],
    ['rot', 'invalid_request', /Eingaben|Angaben|#2344AB/],
    ['#12345678', 'invalid_request', /./],
    ['#2344AB;}body{display:none', 'invalid_request', /./],
  ])('refuses %s: %s', async (brandColour, code, sentence) => {
    const { status, body } = await cms.call<ProblemBody>('PUT', path, { role: 'admin', json: { brandColour } });
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, code, 'brandColour']);
    expect(body.message).toMatch(sentence);
  });
});
