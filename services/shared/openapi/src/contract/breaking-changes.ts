const REQUIRED = ' required';
const bound = /^(.* > \S+) (min|max) (-?\d+)$/;
const pattern = /^.* > \S+ pattern .*$/;
/** One of the values that a field accepts. */
const choice = /^(.* > \S+) = .*$/;
const fieldName = /^.* > \S+/;
/** A field of a request with its types: `string`, or `string|number`. */
const typedField = /^(.* > \S+\.\S+) ([a-z|[\]]+)( required)?$/;

/**
 * Lists what would break a program that was written for a released contract: what it relies on is gone or narrower, or
 * the call wants more than before. New calls, fields and codes break nothing.
 * @param released lines of the contract of the last release
 * @param current lines of today's contract
 */
export function breakingChanges(released: readonly string[], current: readonly string[]): readonly string[] {
  const today = new Set(current);
  const before = new Set(released);
  const typesToday = parseTypes(current);
  const removedLines = released.filter(
    (line) => !bound.test(line) && !pattern.test(line) && !today.has(line) && !isAccepted(line, typesToday),
  );
  const requiredBefore = new Set(released.flatMap(requiredField));
  const demanded = current.filter((line) => {
    const [call = ''] = line.split(' > ');
    return before.has(call) && requiredField(line).some((field) => !requiredBefore.has(field));
  });
  return [
    ...removedLines.map((line) => `removed: ${line}`),
    ...demanded.map((line) => `demanded: ${line}`),
    ...narrowed(released, current).map((line) => `narrowed: ${line}`),
  ];
}

/** Bounds, patterns and choices of fields of requests that allow less than before. */
function narrowed(released: readonly string[], current: readonly string[]): readonly string[] {
  const before = parseBounds(released);
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

function parseBounds(lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap((line) => {
      const [, field, kind, value] = bound.exec(line) ?? [];
      return field ? [[`${field} ${kind}`, Number(value)] as const] : [];
    }),
  );
}

/** The name of a required field of a request. */
function requiredField(line: string): readonly string[] {
  return line.endsWith(REQUIRED) ? (fieldName.exec(line) ?? []) : [];
}

/** Whether the field of a request accepts all that it accepted: it may accept more types, and need not be required. */
function isAccepted(line: string, typesToday: ReadonlyMap<string, readonly string[]>): boolean {
  const [, field = '', types = ''] = typedField.exec(line) ?? [];
  const accepted = typesToday.get(field);
  return accepted !== undefined && types.split('|').every((type) => accepted.includes(type));
}

function parseTypes(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    lines.flatMap((line) => {
      const [, field, types = ''] = typedField.exec(line) ?? [];
      return field ? [[field, types.split('|')] as const] : [];
    }),
  );
}
