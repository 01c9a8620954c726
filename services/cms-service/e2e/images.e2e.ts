import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Image, type ImageList, MAX_IMAGE_BYTES } from '@pruefer/contracts';
import { until } from '@pruefer/testkit';
import sharp from 'sharp';
import { RunningCms } from './support/running-cms.js';

const all = '/api/admin/content/images';
const manager = { role: 'manager' } as const;

const cms = RunningCms.forSuite();

function upload(bytes: Uint8Array, { type = 'image/png', query = 'alt=B%C3%BCro' } = {}) {
  return cms.call<Image>('POST', `${all}?${query}`, { ...manager, file: { type, bytes } });
}

const picture = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } });

const secret = 'Geheime Anschrift';
const photo = () =>
  picture(1_000, 500)
    .withExif({ IFD0: { Copyright: secret } })
    .jpeg()
    .toBuffer();
const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50">${content}</svg>`);

/** Processes of this one that decode an image. */
async function decoders(): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)]);
  const lines = stdout.split('\n').filter((line) => line.includes('encode-image.main'));
  return lines.map((line) => Number.parseInt(line, 10));
}

describe('an image', () => {
  let image: Image;

  it('A1, A2: is uploaded by staff alone, before anything is read', async () => {
    const response = await cms.call('POST', all, { file: { type: 'image/png', bytes: Buffer.alloc(100_000) } });
    expect(response.status).toBe(401);
  });

  it('is drawn again in every width that it has, without the metadata of its file', async () => {
    const { status, body } = await upload(await photo(), { type: 'image/jpeg', query: 'alt=B%C3%BCro&name=foto.jpg' });
    image = body;
    expect(status).toBe(200);
    expect(image).toMatchObject({ alt: 'Büro', name: 'foto.jpg', width: 1_000, height: 500, version: 1 });
    const variants = await cms.database.sql<{ type: string; width: number; content: Buffer }>(
      'SELECT type, width, content FROM cms.image_form ORDER BY type, width',
    );
    expect(variants.map(({ type, width }) => `${type} ${width}`)).toEqual([
      'image/jpeg 1200',
      ...[320, 640, 960, 1_000].map((width) => `image/webp ${width}`),
    ]);
    for (const { content } of variants) {
      expect(content.includes(secret)).toBe(false);
      expect((await sharp(content).metadata()).exif).toBeUndefined();
    }
  });

  it('E8: is shown to every visitor, cached for ever, and taken for nothing else', async () => {
    const response = await cms.fetch('GET', `${image.src}?width=640`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      width: 640,
      height: 320,
    });
    const headers = { 'if-none-match': String(response.headers.get('etag')) };
    expect((await cms.fetch('GET', `${image.src}?width=640`, { headers })).status).toBe(304);
  });

  it.each([
    ['', 1_000],
    ['?width=320', 320],
    ['?width=1920', 1_000],
    ['/share.jpg', 1_200],
  ])('is had as %j', async (form, width) => {
    const bytes = Buffer.from(await (await cms.fetch('GET', image.src + form)).arrayBuffer());
    expect((await sharp(bytes).metadata()).width).toBe(width);
  });

  it.each([
    ['?width=333', 400],
    ['?width=640&width=320', 400],
  ])('is not had as %j', async (form, status) => expect((await cms.call('GET', image.src + form)).status).toBe(status));

  it('that is not there is answered 404', async () => {
    const { status, body } = await cms.call('GET', `/api/content/images/${crypto.randomUUID()}`);
    expect([status, body.code]).toEqual([404, 'image_unknown']);
  });

  it('appears in the list, with a text that staff may change', async () => {
    const changed = await cms.call<Image>('PUT', `${all}/${image.id}`, {
      ...manager,
      json: { alt: 'Hof', version: 1 },
    });
    expect(changed.body).toEqual({ ...image, alt: 'Hof', version: 2 });
    const stale = await cms.call('PUT', `${all}/${image.id}`, { ...manager, json: { alt: 'x', version: 1 } });
    expect(stale).toMatchObject({ status: 409, body: { current: changed.body } });
    expect((await cms.call<ImageList>('GET', all, manager)).body).toEqual({ items: [changed.body], total: 1 });
  });

  it('is not deleted while something shows it', async () => {
    const json = { siteName: 'Muster', logoUrl: image.src, showLogo: true, buttons: [] };
    expect((await cms.call('PUT', '/api/admin/header/config', { ...manager, json })).status).toBe(200);
    const section = { type: 'hero', title: 'Start', content: `![Hof](${image.src})` };
    const { body } = await cms.call<{ id: string }>('POST', '/api/admin/homepage/sections', {
      ...manager,
      json: section,
    });
    const refused = await cms.call('DELETE', `${all}/${image.id}`, manager);
    expect([refused.status, refused.body.code]).toEqual([409, 'image_in_use']);
    expect(refused.body.message).toContain('Bereich „Start“ der Startseite, Header (Logo)');
    const [shown] = (await cms.call<{ content: string }[]>('GET', '/api/homepage/sections')).body as {
      content: string;
    }[];
    expect(shown!.content).toContain('width="1000" height="500"');
    await cms.call('DELETE', `/api/admin/homepage/sections/${body.id}`, manager);
    await cms.call('PUT', '/api/admin/header/config', { ...manager, json: { ...json, logoUrl: null } });
    expect((await cms.call('DELETE', `${all}/${image.id}`, manager)).status).toBe(200);
    expect((await cms.call('GET', image.src)).status).toBe(404);
    // A deleted section does not keep its image, so it comes back without it.
    expect((await cms.call('POST', `/api/admin/homepage/sections/${body.id}/restore`, manager)).status).toBe(200);
    const restored = (await cms.call<{ id: string; content: string }[]>('GET', '/api/homepage/sections')).body;
    expect(restored).toMatchObject([{ id: body.id, content: expect.not.stringContaining(image.src) as string }]);
  });

  it('D8: leaves rows', async () => {
    expect((await cms.audit()).filter(({ action }) => action.startsWith('image.'))).toEqual([
      { action: 'image.uploaded', actor: 'anna', subject: 'foto.jpg' },
      { action: 'image.changed', actor: 'anna', subject: 'foto.jpg' },
      { action: 'image.deleted', actor: 'anna', subject: 'foto.jpg' },
    ]);
  });
});

describe('a file', () => {
  it.each(['png', 'webp', 'avif', 'gif'] as const)('may be %s', async (format) => {
    const { status, body } = await upload(await picture(40, 20)[format]().toBuffer(), { type: `image/${format}` });
    expect([status, body.width, body.height]).toEqual([200, 40, 20]);
  });

  it('E4: that is a drawing becomes its pixels', async () => {
    const drawing = svg('<script>alert(1)</script><rect width="100" height="50" onload="alert(1)" fill="red"/>');
    const { status, body } = await upload(drawing, { type: 'image/svg+xml' });
    expect([status, body.width, body.height]).toEqual([200, 960, 480]);
    const response = await cms.fetch('GET', body.src);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format).toBe('webp');
  });

  it.each([
    ['a page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
    ['a program', Buffer.from('\x7fELF' + '\0'.repeat(100))],
    ['nothing', Buffer.alloc(1)],
    ['a drawing behind a page', Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>')],
  ])('E1: is judged by its content, not by its name: %s', async (_, bytes) => {
    const { status, body } = await upload(bytes);
    expect([status, body.code]).toEqual([415, 'image_type_unsupported']);
  });

  it('E1: that breaks off is refused', async () => {
    const whole = await photo();
    const { status, body } = await upload(whole.subarray(0, whole.length / 2), { type: 'image/jpeg' });
    expect([status, body.code]).toEqual([400, 'image_unreadable']);
  });

  it('E1: of more pixels than there may be is refused, however small it is', async () => {
    const bomb = await picture(12_000, 4_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    const { status, body } = await upload(bomb);
    expect([status, body.code]).toEqual([400, 'image_too_large']);
  });

  it('E1: larger than it may be is refused', async () => {
    expect((await upload(Buffer.alloc(MAX_IMAGE_BYTES + 1))).body.code).toBe('body_too_large');
  });

  it('E1: of a type that no image has, JSON too, is refused', async () => {
    expect((await upload(await photo(), { type: 'text/html' })).body.code).toBe('unsupported_media_type');
    expect((await cms.call('POST', `${all}?alt=a`, { ...manager, json: {} })).body.code).toBe('unsupported_media_type');
    expect((await cms.call('POST', `${all}?alt=a`, manager)).body.code).toBe('unsupported_media_type');
  });

  it('E1: is taken by no other call', async () => {
    const file = { type: 'image/png', bytes: await photo() };
    const response = await cms.call('POST', '/api/admin/homepage/sections', { ...manager, file });
    expect(response.body.code).toBe('unsupported_media_type');
  });

  it('wants an alternative text', async () => {
    const { status, body } = await upload(await photo(), { type: 'image/jpeg', query: 'alt=%20' });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'alt']);
  });

  it('D4: whose decoder hangs or dies is refused, and the next one is taken', async () => {
    const slow = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#fff' } })
      .avif({ effort: 0 })
      .toBuffer();
    const refused = upload(slow, { type: 'image/avif' });
    await until('it is being decoded', async () => (await decoders()).length > 0);
    for (const pid of await decoders()) process.kill(pid, 'SIGKILL');
    // Nothing is wrong with the image.
    expect(await refused).toMatchObject({ status: 503, body: { code: 'image_too_slow' } });
    expect((await upload(await photo(), { type: 'image/jpeg' })).status).toBe(200);
  });

  it('D4: that is a drawing without end is ended, and so is its decoder', async () => {
    const twice = (of: string) => `<use href="#${of}"/>`.repeat(10);
    const levels = Array.from({ length: 20 }, (_, level) => `<g id="a${level + 1}">${twice(`a${level}`)}</g>`);
    const endless = svg(`<g id="a0"><circle r="9"/></g>${levels.join('')}`);
    const { body } = await upload(endless, { type: 'image/svg+xml' });
    // The speed of the machine decides which comes first: the bound of librsvg or ours.
    expect(['image_unreadable', 'image_too_slow']).toContain(body.code);
    await until('its decoder is gone', async () => (await decoders()).length === 0);
  });

  it('D4: is one of a few that wait', async () => {
    const bytes = await photo();
    const responses = await Promise.all(Array.from({ length: 12 }, () => upload(bytes, { type: 'image/jpeg' })));
    const statuses = new Set(responses.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 503]));
    await until('no decoder is left', async () => (await decoders()).length === 0);
  });
});
