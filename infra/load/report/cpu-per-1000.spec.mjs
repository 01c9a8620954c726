// @ts-check
import { cpuPer1000 } from './cpu-per-1000.mjs';

describe('cpuPer1000', () => {
  it('divides by the answers; the client is shown but no part of the total', () => {
    const cpuMs = new Map([
      ['gateway', 40],
      ['kafka', 10],
      ['client', 1_900],
    ]);
    expect(cpuPer1000(cpuMs, 100)).toEqual({ gateway: 400, kafka: 100, client: 19_000, total: 500 });
  });

  it('says nothing where CPU time is unknown or nothing was answered', () => {
    expect(cpuPer1000(new Map(), 100)).toEqual({});
    expect(cpuPer1000(new Map([['gateway', 40]]), 0)).toEqual({});
  });
});
