export type Changes<Name extends string> = {
  readonly [Field in Name]?: { readonly from: unknown; readonly to: unknown };
};

/** The fields of `after` with changed values, compared deeply. @param before its additional fields are ignored */
export function changesBetween<Fields extends object>(before: Fields, after: Fields): Changes<keyof Fields & string> {
  const names = Object.keys(after) as (keyof Fields & string)[];
  const changedNames = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const changes = changedNames.map((name) => [name, { from: before[name], to: after[name] }]);
  return Object.fromEntries(changes) as Changes<keyof Fields & string>;
}
