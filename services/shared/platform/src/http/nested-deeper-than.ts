/**
 * Whether values lie inside each other on more levels than that.
 * @param value what JSON was read into; looked at no deeper than asked for
 */
export function isNestedDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeperThan(levels - 1, inner));
}
