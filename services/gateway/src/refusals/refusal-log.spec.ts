import { RequestRefused } from '@pruefer/contracts';
import { hashPersonalData } from '@pruefer/platform';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { refusalEvent } from './refusal-log.js';

const secret = 's'.repeat(32);
const count = { atMs: 1_790_000_000_000, status: 429, errorCode: 'rate_limited', count: 7 };

describe('refusalEvent', () => {
  it('G1: holds the address, its short form and its hash', () => {
    expect(refusalEvent({ ...count, address: '198.51.100.7' }, secret)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      at: '2026-09-21T14:13:20.000Z',
      address: '198.51.100.7',
      addressShort: '198.51.100.0/24',
      addressHash: hashPersonalData(secret, '198.51.100.7'),
      status: 429,
      errorCode: 'rate_limited',
      count: 7,
    });
  });

  it.each(['198.51.100.7', '2001:db8::7', null])('is as the contract wants it for the address %s', async (address) => {
    const event = plainToInstance(RequestRefused, refusalEvent({ ...count, address }, secret));
    expect(await validate(event)).toEqual([]);
  });
});
