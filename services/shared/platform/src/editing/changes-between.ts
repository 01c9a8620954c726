/** What differs, for the audit. */
export type Changes<Name extends string> = {
  readonly [Field in Name]?: { readonly from: unknown; readonly to: unknown };
};

/**
 * The fields of `after` whose values differ, in their order; lists and objects are compared by what they hold.
 * @param before may have more fields: they are not looked at
 */
export function changesBetween<Fields extends object>(before: Fields, after: Fields): Changes<keyof Fields & string> {
  const names = Object.keys(after) as (keyof Fields & string)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const changes = changed.map((name) => [name, { from: before[name], to: after[name] }]);
  return Object.fromEntries(changes) as Changes<keyof Fields & string>;
}
