import { svgPath } from './line-work.js';

export const rosetteRadius = 60;
const ROSETTE_POINTS = 240;
const petals = [
  { lines: 6, base: 0.78, swing: 0.2, petals: 12 },
  { lines: 5, base: 0.4, swing: 0.16, petals: 8 },
];

/** A rosette around 0/0, one path. */
export function rosetteLines(): string {
  return petals
    .flatMap(({ lines, base, swing, petals: count }) =>
      Array.from({ length: lines }, (_, index) =>
        svgPath(ROSETTE_POINTS, (point) => {
          const angle = (2 * Math.PI * point) / ROSETTE_POINTS;
          const radius = rosetteRadius * (base + swing * Math.cos(count * angle + (2 * Math.PI * index) / lines));
          return [radius * Math.cos(angle), radius * Math.sin(angle)];
        }),
      ),
    )
    .join('');
}
