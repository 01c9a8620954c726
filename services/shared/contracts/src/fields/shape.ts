/** Returns an empty base class for fields whose rules a class decorator adds. */
export function shape<Fields extends object>(): new () => Fields {
  return class {} as new () => Fields;
}
