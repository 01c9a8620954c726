const REQUIRED = ' required';
const bound = /^(.* > \S+) (min|max) (-?\d+)$/;
const pattern = /^.* > \S+ pattern .*$/;
/** One of the values that a field accepts. */
const choice = /^(.* > \S+) = .*$/;
const fieldName = /^.* > \S+/;

/**
 * Lists what would break a program that was written for a released contract: what it relies on is gone or narrower, or
 * the call wants more than before. New calls, fields and codes break nothing.
 * @param released lines of the contract of the last release
 * @param current lines of today's contract
 */
export function breakingChanges(released: readonly string[], current: readonly string[]): readonly string[] {
  const today = new Set(current);
  const before = new Set(released);
  const removed = released.filter(
    (line) => !bound.test(line) && !pattern.test(line) && !today.has(line) && !today.has(withoutRequired(line)),
  );
  const demanded = current.filter((line) => {
    const [call = ''] = line.split(' > ');
    return line.endsWith(REQUIRED) && before.has(call) && !before.has(line);
  });
  return [
    ...removed.map((line) => `removed: ${line}`),
    ...demanded.map((line) => `demanded: ${line}`),
    ...narrowed(released, current).map((line) => `narrowed: ${line}`),
  ];
}

/** Bounds, patterns and choices of fields of requests that allow less than before. */
function narrowed(released: readonly string[], current: readonly string[]): readonly string[] {
  const before = boundsOf(released);
  const fields = new Set(released.flatMap((line) => fieldName.exec(line) ?? []));
  const withChoices = new Set(released.flatMap((line) => choice.exec(line)?.[1] ?? []));
  return current.filter((line) => {
    const [field = ''] = fieldName.exec(line) ?? [];
    if (!fields.has(field) || released.includes(line)) return false;
    if (pattern.test(line)) return true;
    if (choice.test(line)) return !withChoices.has(field);
    const [, , kind, value] = bound.exec(line) ?? [];
    const previous = before.get(`${field} ${kind}`);
    if (kind === undefined) return false;
    return previous === undefined || (kind === 'max' ? Number(value) < previous : Number(value) > previous);
  });
}

function boundsOf(lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap((line) => {
      const [, field, kind, value] = bound.exec(line) ?? [];
      return field ? [[`${field} ${kind}`, Number(value)] as const] : [];
    }),
  );
}

function withoutRequired(line: string): string {
  return line.endsWith(REQUIRED) ? line.slice(0, -REQUIRED.length) : line;
}
