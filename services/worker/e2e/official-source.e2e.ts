import { lookup as systemLookup } from 'node:dns';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LookupFunction } from 'node:net';
import { OutgoingAddresses } from '@pruefer/platform';
import { suiteFixture } from '@pruefer/testkit';
import { httpsGet } from '../src/bank-import/official/https-get.js';
import { OfficialSource } from '../src/bank-import/official/official-source.js';
import { WorkerConfig } from '../src/config.js';
import { pinnedLookup } from '../src/outgoing/pinned-lookup.js';
import { pages, publisher } from './support/publisher.js';

const signal = new AbortController().signal;
const now = new Date('2026-11-22T12:00:00Z');
const unavailable = { code: 'bank_source_unavailable' };
const HERE = ['127.0.0.1', '::1'];

const server = suiteFixture(publisher, (server) => server.close());

function source(change: Partial<WorkerConfig> = {}): OfficialSource {
  const config = {
    BANK_SOURCE_URL: `${server.url}/seite`,
    BANK_SOURCE_HOSTS: ['localhost'],
    BANK_SOURCE_ALLOWED_NETWORKS: HERE,
  };
  return new OfficialSource(Object.assign(new WorkerConfig(), config, change));
}
const link = (address: string) => `<a class="x" href="${address}">Datei</a>`;
const current = '/resource/blob/602632/abc/blz-aktuell-txt-data.txt';
const next = '/resource/blob/602633/def/blz-neu-txt-data.txt';

describe('the official address of bank data', () => {
  it('is a page whose links name the file that holds and the next one', async () => {
    const body = link(next) + link(current) + link(current) + link('/resource/blz-aktuell-csv-data.csv');
    server.answer = pages({ '/seite': { body }, [next]: { body: 'Inhalt', headers: { etag: '"7"' } } });
    const files = await source().files(now, { signal });
    expect(files.map(({ url, validFrom }) => [url.pathname, validFrom])).toEqual([
      [current, '2026-09-07'],
      [next, '2026-12-07'],
    ]);
    const heard: [number, number | null][] = [];
    const onProgress = (bytes: number, totalBytes: number | null) => void heard.push([bytes, totalBytes]);
    expect(await source().fetch(files[1]!, { signal, onProgress })).toEqual({
      content: Buffer.from('Inhalt'),
      etag: '"7"',
    });
    expect(heard.at(-1)?.[0]).toBe(6);
  });

  it('may be a file, whose name contains the begin of its validity', async () => {
    const [file] = await source({ BANK_SOURCE_URL: `${server.url}/blz-20261207.txt` }).files(now, { signal });
    expect(file?.validFrom).toBe('2026-12-07');
  });

  it('is queried with the current ETag: 304 costs nothing', async () => {
    server.answer = (request, response) => void response.writeHead(request.headers['if-none-match'] ? 304 : 500).end();
    const file = { url: new URL(`${server.url}${current}`), validFrom: '2026-09-07' };
    expect(await source().fetch(file, { signal, etag: '"7"' })).toBeUndefined();
    // Nobody asked for it: a 304 is no file.
    server.answer = (_, response) => void response.writeHead(304).end();
    await expect(source().fetch(file, { signal })).rejects.toMatchObject(unavailable);
  });

  it('F4: a page without one link to a file, or with several, is refused', async () => {
    const refused = [
      'Wartungsarbeiten',
      link(current) + link('/resource/other/blz-aktuell-txt-data.txt'),
      link('file:///etc/blz-aktuell-txt-data.txt'),
      link(`http://localhost/blz-aktuell-txt-data.txt`),
      link('https://localhost/blz-aktuell-txt-data.txt'),
      link('https://www.example.com/blz-aktuell-txt-data.txt'),
      link('https://169.254.169.254/blz-aktuell-txt-data.txt'),
      link(server.url.replace('https://', 'https://a:b@') + current),
      link(`//example.com${current}`),
      link(`/x?blz-aktuell-txt-data.txt`),
    ];
    for (const body of refused) {
      server.answer = pages({ '/seite': { body } });
      await expect(source().files(now, { signal })).rejects.toMatchObject(unavailable);
    }
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    `https://www.example.com${current}`,
    current,
  ])('F4: a redirect to %s is not followed', async (location) => {
    server.asked.length = 0;
    server.answer = (_, response) => void response.writeHead(302, { location }).end();
    const file = { url: new URL(`${server.url}/blz-20261207.txt`), validFrom: '2026-12-07' };
    await expect(source().fetch(file, { signal })).rejects.toMatchObject(unavailable);
    expect(server.asked).toHaveLength(1);
  });

  it('F4: a host that is not listed, a name of this machine and its addresses are not called', async () => {
    server.asked.length = 0;
    const file = { url: new URL(`${server.url}${current}`), validFrom: '2026-09-07' };
    await expect(source({ BANK_SOURCE_HOSTS: ['www.bundesbank.de'] }).fetch(file, { signal })).rejects.toMatchObject(
      unavailable,
    );
    await expect(source({ BANK_SOURCE_ALLOWED_NETWORKS: [] }).fetch(file, { signal })).rejects.toMatchObject(
      unavailable,
    );
    const literal = { ...file, url: new URL(server.url.replace('localhost', '127.0.0.1')) };
    const listed = source({ BANK_SOURCE_HOSTS: ['127.0.0.1'], BANK_SOURCE_ALLOWED_NETWORKS: [] });
    await expect(listed.fetch(literal, { signal })).rejects.toMatchObject(unavailable);
    expect(server.asked).toEqual([]);
  });

  it('F4: content that the server has compressed is refused', async () => {
    server.answer = pages({ [current]: { headers: { 'content-encoding': 'gzip' }, body: 'x' } });
    const file = { url: new URL(`${server.url}${current}`), validFrom: '2026-09-07' };
    await expect(source().fetch(file, { signal })).rejects.toMatchObject(unavailable);
  });
});

describe('F4: a call for bank data', () => {
  const limits = { connectMs: 20_000, headersMs: 20_000, silenceMs: 20_000, totalMs: 60_000, maxBytes: 100_000 };
  const lookup = pinnedLookup(new OutgoingAddresses(HERE));
  const get = (change: Partial<typeof limits>, find: LookupFunction = lookup) =>
    httpsGet(new URL(server.url), { lookup: find, limits: { ...limits, ...change }, signal });

  it('connects to the address that was judged, although the name means another one by then', async () => {
    server.answer = (_, response) => void response.end('hier');
    const answers = ['127.0.0.1', '169.254.169.254'];
    let asked = 0;
    const changing: LookupFunction = (_name, options, callback) => {
      const found = [{ address: answers[asked++]!, family: 4 }];
      if (options.all) callback(null, found);
      else callback(null, found[0]!.address, 4);
    };
    const { body } = await get({}, pinnedLookup(new OutgoingAddresses(HERE), changing));
    expect([body.toString(), asked]).toEqual(['hier', 1]);
    // The second look-up of the same name is checked again.
    await expect(get({}, pinnedLookup(new OutgoingAddresses(HERE), changing))).rejects.toThrow('localhost');
  });

  it('believes no certificate for another name', async () => {
    const other = new URL(server.url.replace('localhost', '127.0.0.1'));
    await expect(httpsGet(other, { lookup: systemLookup, limits, signal })).rejects.toThrow(/altnames/i);
  });

  it('ends with a body that is too long, whether it says so or never ends', async () => {
    server.answer = (_, response) => void response.writeHead(200, { 'content-length': '100001' }).write('x');
    await expect(get({})).rejects.toThrow('more than 100000 bytes');
    server.answer = async (_, response) => {
      while (!response.destroyed) {
        response.write(Buffer.alloc(10_000));
        await sleep(1);
      }
    };
    await expect(get({})).rejects.toThrow('more than 100000 bytes');
  });

  it('ends with a server that is frozen before its answer, falls silent in it, or is slow for ever', async () => {
    server.answer = () => undefined;
    await expect(get({ headersMs: 200 })).rejects.toThrow('no answer within 200 ms');
    server.answer = (_, response) => void response.writeHead(200).write('x');
    await expect(get({ silenceMs: 200 })).rejects.toThrow('no answer within 200 ms');
    server.answer = async (_, response) => {
      while (!response.destroyed) {
        response.write('x');
        await sleep(20);
      }
    };
    await expect(get({ totalMs: 400 })).rejects.toThrow('no answer within 400 ms');
  });

  it('ends when its run is ended', async () => {
    server.answer = () => undefined;
    const controller = new AbortController();
    const response = httpsGet(new URL(server.url), { lookup, limits, signal: controller.signal });
    controller.abort();
    await expect(response).rejects.toThrow(/abort/i);
  });
});
