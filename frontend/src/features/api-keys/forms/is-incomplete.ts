/** Whether one of the fields that a form needs is empty or blank. */
export function isIncomplete(...values: readonly (string | number | undefined)[]): boolean {
  return values.some((value) => String(value ?? '').trim() === '');
}
