import { describeLossRisk } from './loss-risk.js';

describe('D5: a Redis that may lose entries', () => {
  it.each([
    [
      'drops them when memory is short',
      'maxmemory_policy:allkeys-lru\r\naof_enabled:1\r\n',
      'maxmemory-policy allkeys-lru',
    ],
    ['forgets them when it starts again', 'maxmemory_policy:noeviction\r\naof_enabled:0\r\n', 'appendonly yes'],
    ['does not say so', '', 'noeviction'],
  ])('%s', (_, info, words) => expect(describeLossRisk(info)).toContain(words));

  it('is none with noeviction and an append-only file', () => {
    expect(
      describeLossRisk('# Memory\r\nmaxmemory_policy:noeviction\r\n# Persistence\r\naof_enabled:1\r\n'),
    ).toBeUndefined();
  });
});
