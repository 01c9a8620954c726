import { heroHeight, heroLines, heroWidth } from './line-work.js';
import { rosetteLines, rosetteRadius } from './rosette-work.js';

const lines = (d: string) => d.split('M').slice(1);
const numbers = (d: string) => d.match(/-?\d+\.\d/g)?.map(Number) ?? [];

it('weaves 16 wide and 12 narrow lines across the whole hero', () => {
  const [wide, narrow] = heroLines();
  expect(lines(wide?.d ?? '')).toHaveLength(16);
  expect(lines(narrow?.d ?? '')).toHaveLength(12);
  expect([wide?.opacity, narrow?.opacity]).toEqual([0.5, 0.8]);
  for (const { d } of heroLines()) {
    const ys = numbers(d).filter((_, index) => index % 2 === 1);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ys)).toBeLessThanOrEqual(heroHeight);
    expect(d).toContain(`L${heroWidth.toFixed(1)} `);
  }
});

it('draws a rosette of eleven closed lines within its radius', () => {
  const rosette = lines(rosetteLines());
  expect(rosette).toHaveLength(11);
  for (const line of rosette) {
    const points = line.replaceAll('-0.0', '0.0').split('L');
    expect(points[0]).toBe(points.at(-1));
    expect(Math.max(...numbers(line).map(Math.abs))).toBeLessThanOrEqual(rosetteRadius);
  }
});
