import { isMisframed } from './message-framing.js';

function request(httpVersion: string, ...lines: [string, string][]) {
  const headers = Object.fromEntries(lines.map(([name, value]) => [name.toLowerCase(), value]));
  return { httpVersion, headers, rawHeaders: lines.flat() };
}

const host: [string, string] = ['Host', 'x'];

describe('isMisframed', () => {
  it.each([
    ['two hosts', request('1.1', host, ['hOST', 'y'])],
    ['the same host twice', request('1.1', host, host)],
    ['no host in HTTP/1.1', request('1.1', ['Date', 'x'])],
    ['another coding before chunked', request('1.1', host, ['Transfer-Encoding', 'x, chunked'])],
    ['a list of one', request('1.1', host, ['Transfer-Encoding', 'chunked,'])],
    ['chunked in HTTP/1.0', request('1.0', host, ['Transfer-Encoding', 'chunked'])],
    ['HTTP/2.0', request('2.0', host)],
    ['HTTP/0.9', request('0.9')],
  ])('E12: finds %s', (_, misframed) => expect(isMisframed(misframed)).toBe(true));

  it.each([
    ['a body of known length', request('1.1', host, ['Content-Length', '2'])],
    ['chunks, in any case', request('1.1', ['HOST', 'x'], ['Transfer-Encoding', 'Chunked'])],
    ['HTTP/1.0 without a host', request('1.0')],
    ['other names of four letters', request('1.1', host, ['From', 'a'], ['Date', 'b'])],
  ])('lets %s pass', (_, framed) => expect(isMisframed(framed)).toBe(false));
});
