// @ts-check
import { curveSystems } from './curve-points.mjs';
import { curveJsonOf, curveTextOf } from './curve-report.mjs';

const sample = { perSecond: 4_000, p50: 1.2, p99: 8.1, non2xx: 0, cpuMsPer1000: { gateway: 30, total: 30 } };
const keyed = {
  ...sample,
  perSecond: 1_000,
  cpuMsPer1000: { 'gateway-1': 40, 'gateway-2': 50, 'validation-1': 60, total: 240 },
};
const point = { name: '2 Gateways', connections: 128, keys: 20 };
const measured = { point, system: { replicas: 1, gateways: 2 }, keyed, echo: sample };

describe('curveTextOf', () => {
  it('adds replicas up and compares with the echo over as many connections', () => {
    expect(curveTextOf([measured])).toMatch(/2 Gateways +240 +90 +60 +– +– +– +8,00 +1\.000 +0,25 +1,2 +8,1$/m);
  });

  it('says where answers were none', () => {
    const failed = { ...measured, keyed: { ...keyed, non2xx: 3 } };
    expect(curveTextOf([failed])).toContain('2 Gateways: 3 Antworten waren keine 2xx.');
    expect(curveJsonOf([failed]).failures).toHaveLength(1);
  });
});

describe('curveSystems', () => {
  it('vary connections, keys, replicas and gateways, one at a time', () => {
    const points = curveSystems.flatMap((system) =>
      system.points.map(({ connections, keys }) => ({ ...system, connections, keys })),
    );
    const values = (/** @type {'connections' | 'keys' | 'replicas' | 'gateways'} */ what) =>
      [...new Set(points.map((one) => one[what]))].toSorted((a, b) => a - b);
    expect(values('connections')).toEqual([1, 4, 16, 64, 128, 256, 1_024]);
    expect(values('keys')).toEqual([1, 20, 1_000, 100_000]);
    expect([values('replicas'), values('gateways')]).toEqual([
      [1, 2, 3],
      [1, 2],
    ]);
  });
});
