/** No contract needs half of them; what turns JSON into its classes makes a call for each. */
const MOST_LEVELS = 32;

/** Whether what JSON was read into goes deeper than any input may (docs/SECURITY.md E1). */
export function isTooDeep(input: unknown): boolean {
  return isNestedDeeperThan(MOST_LEVELS, input);
}

/** Whether values lie inside each other on more levels than that; looks no deeper. */
export function isNestedDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeperThan(levels - 1, inner));
}
