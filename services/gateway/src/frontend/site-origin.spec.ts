import { GatewayConfig } from '../config.js';
import { SiteOrigin } from './site-origin.js';

const originFor = (host: string, localAddress: string, SITE_URL = '') =>
  new SiteOrigin(Object.assign(new GatewayConfig(), { SITE_URL, HOST: '127.0.0.1' })).of({
    protocol: 'http',
    host,
    hostname: host.replace(/:\d+$/, ''),
    socket: { localAddress },
  });

describe('E7: the address of the site', () => {
  it('is what the operator has named', () =>
    expect(originFor('fremd.example', '10.0.0.5', 'https://iban.example')).toBe('https://iban.example'));

  it.each([
    ['127.0.0.1:8080', '127.0.0.1'],
    ['localhost:8080', '127.0.0.1'],
    ['localhost:8080', '::ffff:127.0.0.1'],
    ['[::1]:8080', '::1'],
    ['10.0.0.5:8080', '10.0.0.5'],
    ['10.0.0.5:8080', '::ffff:10.0.0.5'],
  ])('is without that the Host %s at the address %s', (host, own) =>
    expect(originFor(host, own)).toBe(`http://${host}`),
  );

  it.each([
    ['fremd.example', '127.0.0.1'],
    ['localhost', '10.0.0.5'],
    ['127.0.0.1', '10.0.0.5'],
    ['10.0.0.6', '10.0.0.5'],
    ['localhost.fremd.example', '127.0.0.1'],
    ['127.0.0.1.fremd.example', '127.0.0.1'],
    ['', ''],
  ])('is unknown for the Host %j at the address %j', (host, own) => expect(originFor(host, own)).toBe(''));
});
