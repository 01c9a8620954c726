const REQUIRED = ' required';
const bound = /^(.* > .*) (min|max) (-?\d+)$/;

/**
 * Lists what would break a program that was written for a released contract: what it relies on is gone or narrower, or
 * the call wants more than before. New calls, fields and codes break nothing.
 * @param released lines of the contract of the last release
 * @param current lines of today's contract
 */
export function breakingChanges(released: readonly string[], current: readonly string[]): readonly string[] {
  const today = new Set(current);
  const before = new Set(released);
  const removed = released.filter((line) => !bound.test(line) && !today.has(line) && !today.has(withoutRequired(line)));
  const demanded = current.filter((line) => {
    const [call = ''] = line.split(' > ');
    return line.endsWith(REQUIRED) && before.has(call) && !before.has(line);
  });
  return [
    ...removed.map((line) => `removed: ${line}`),
    ...demanded.map((line) => `demanded: ${line}`),
    ...narrowed(released, current),
  ];
}

/** Bounds of requests that allow less than before, or that are new. */
function narrowed(released: readonly string[], current: readonly string[]): readonly string[] {
  const before = boundsOf(released);
  const fields = new Set(released.flatMap((line) => /^.* > [^ ]+/.exec(line) ?? []));
  return [...boundsOf(current)].flatMap(([name, value]) => {
    const previous = before.get(name);
    const isNarrower = previous === undefined ? true : name.endsWith(' max') ? value < previous : value > previous;
    const isNewField = !fields.has(/^.* > [^ ]+/.exec(name)![0]);
    return isNewField || !isNarrower ? [] : [`narrowed: ${name} ${value}`];
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
