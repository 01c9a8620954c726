const MAX_CHARACTERS = 12;

/** The id of a key as lists show it: its first 12 characters. */
export function shortId(id: string): string {
  return id.length <= MAX_CHARACTERS ? id : `${id.slice(0, MAX_CHARACTERS)}…`;
}
