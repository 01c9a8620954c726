/** Twice the depth of any contract; class-transformer recurses once per level. */
const MAX_LEVELS = 32;

/** Whether parsed JSON is nested deeper than any input may be (docs/SECURITY.md E1). */
export function isTooDeep(input: unknown): boolean {
  return isNestedDeeperThan(MAX_LEVELS, input);
}

/** Whether values are nested on more than `levels` levels; stops at that depth. */
export function isNestedDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeperThan(levels - 1, inner));
}
