import type { FastifyRequest } from 'fastify';
import { shownPath } from './request-path.js';

const shown = (url: string, route?: string) =>
  shownPath({ url, routeOptions: { url: route } as FastifyRequest['routeOptions'] });

describe('shownPath', () => {
  it('leaves out the query, and an IBAN in any address', () => {
    expect(shown('/api/v1/banks/DE/37040044?x=1')).toBe('/api/v1/banks/DE/37040044');
    expect(shown('/DE89370400440532013000')).toBe('/[redacted]');
  });

  it.each([
    ['/openiban/validate/DE8937040044?getBIC=true', '/openiban/validate/:iban'],
    ['/openiban/validate/DE89/3704', '/openiban/validate/*'],
    ['/openib%61n/validate/DE8937', '/openiban/validate/:iban'],
    ['/openiban/validate/DE89%zz', undefined],
    ['/openiban/DE89', '/openiban/*'],
  ])('G1: shows of %s, found as %s, the pattern alone', (url, route) => {
    expect(shown(url, route)).toBe('/openiban/validate/:iban');
  });
});
