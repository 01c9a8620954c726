/** An IBAN for the next screen, kept in memory because addresses and the browser's history are stored. */
let pending: { readonly number: number; readonly iban: string } | undefined;
let count = 0;

interface IbanHandover {
  /** Number of the handover, never the IBAN itself. */
  readonly handoverNumber: number;
}

/** Keeps an IBAN for the next screen. Returns the history state to open that screen with. */
export function handOverIban(iban: string): IbanHandover {
  count += 1;
  pending = { number: count, iban };
  return { handoverNumber: count };
}

/** Returns the IBAN for the screen with this state and forgets it; undefined after a reload or other navigation. */
export function consumeIban(state: unknown): string | undefined {
  const { handoverNumber } = (state ?? {}) as Partial<IbanHandover>;
  if (pending === undefined || pending.number !== handoverNumber) return undefined;
  const { iban } = pending;
  pending = undefined;
  return iban;
}
