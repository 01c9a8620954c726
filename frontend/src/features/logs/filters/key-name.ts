const SHOWN_ID_CHARACTERS = 8;

/** The name of a key: its client and the start of its id. */
export function keyName(id: string, clientName: string | null | undefined): string {
  const begin = id.slice(0, SHOWN_ID_CHARACTERS);
  return clientName ? `${clientName} (${begin})` : begin;
}
