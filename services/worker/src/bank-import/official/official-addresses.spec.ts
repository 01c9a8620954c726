import { isOfficial, officialFileAt, officialFilesOn } from './official-addresses.js';

const official = { hosts: ['www.bundesbank.de', 'mirror.example'], port: '' };
const page = new URL('https://www.bundesbank.de/de/aufgaben/download');
const now = new Date('2026-11-22T12:00:00Z');

describe('F4: an address of bank data', () => {
  it.each(['https://www.bundesbank.de/a', 'https://WWW.BUNDESBANK.DE:443/a?b#c', 'https://mirror.example/'])(
    'may be %s',
    (address) => expect(isOfficial(new URL(address), official)).toBe(true),
  );

  it.each([
    'http://www.bundesbank.de/a',
    'https://www.bundesbank.de:8443/a',
    'https://user@www.bundesbank.de/a',
    'https://www.bundesbank.de.example/a',
    'https://bundesbank.de/a',
    'https://www.bundesbank.de./a',
    'https://example.com/www.bundesbank.de',
    'file:///blz-aktuell-txt-data.txt',
    'ftp://www.bundesbank.de/a',
  ])('may not be %s', (address) => expect(isOfficial(new URL(address), official)).toBe(false));
});

describe('a file’s first day', () => {
  it.each([
    ['https://www.bundesbank.de/x/blz-aktuell-txt-data.txt', '2026-09-07'],
    ['https://www.bundesbank.de/x/blz-neu-txt-data.txt', '2026-12-07'],
    ['https://mirror.example/blz-20270308.txt.gz', '2027-03-08'],
    ['https://www.bundesbank.de/de/aufgaben', undefined],
    ['https://www.bundesbank.de/blz-neu-txt-data.txt/', undefined],
  ])('of %s is %s', (address, validFrom) => expect(officialFileAt(new URL(address), now)?.validFrom).toBe(validFrom));

  it('changes with the quarter, at midnight in Germany', () => {
    const file = new URL('https://www.bundesbank.de/blz-neu-txt-data.txt');
    expect(officialFileAt(file, new Date('2026-12-06T22:59:59Z'))?.validFrom).toBe('2026-12-07');
    expect(officialFileAt(file, new Date('2026-12-06T23:00:00Z'))?.validFrom).toBe('2027-03-08');
  });
});

describe('the files of a page', () => {
  const on = (html: string) =>
    officialFilesOn(html, page, official, now)?.map(({ url, validFrom }) => [url.href, validFrom]);

  it('are its links with the right name, however they are written', () => {
    const html = `<a HREF = '/x/blz-aktuell-txt-data.txt?a=1&amp;b=2#top'>a</a>
      <a class="x" href="https://mirror.example/y/blz-neu-txt-data.txt">b</a> <a href="/x/blz-neu-csv-data.csv">c</a>`;
    expect(on(html)).toEqual([
      ['https://www.bundesbank.de/x/blz-aktuell-txt-data.txt?a=1&b=2', '2026-09-07'],
      ['https://mirror.example/y/blz-neu-txt-data.txt', '2026-12-07'],
    ]);
  });

  it('are none where they lie elsewhere, and unknown where one name has two addresses', () => {
    expect(on('<a href="https://evil.example/blz-aktuell-txt-data.txt">a</a>')).toEqual([]);
    expect(on('<a href="/x/blz-neu-txt-data.txt">a</a><a href="/y/blz-neu-txt-data.txt">b</a>')).toBeUndefined();
  });

  it('are found in linear time', () => {
    const begin = performance.now();
    on(`${'href '.repeat(300_000)}${'href="'.repeat(300_000)}${' '.repeat(1_000_000)}`);
    // In quadratic time it would take hours.
    expect(performance.now() - begin).toBeLessThan(60_000);
  });
});
