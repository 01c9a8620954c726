/** An IBAN for the next screen, kept in memory because addresses and the browser's history are stored. */
let pending: { readonly number: number; readonly iban: string } | undefined;
let count = 0;

interface IbanHandover {
  readonly handedIban: number;
}

/** Keeps an IBAN for the next screen. Returns the history state to open that screen with. */
export function handOverIban(iban: string): IbanHandover {
  count += 1;
  pending = { number: count, iban };
  return { handedIban: count };
}

/** Returns the IBAN for the screen with this state and forgets it; undefined after a reload or other navigation. */
export function takeIban(state: unknown): string | undefined {
  const { handedIban } = (state ?? {}) as Partial<IbanHandover>;
  if (pending === undefined || pending.number !== handedIban) return undefined;
  const { iban } = pending;
  pending = undefined;
  return iban;
}
