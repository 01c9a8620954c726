/** An IBAN on its way from one screen to another: neither an address nor the browser's history, which are written down, ever hold it. */
let pending: { readonly number: number; readonly iban: string } | undefined;
let count = 0;

interface IbanHandover {
  readonly handedIban: number;
}

/** Keeps an IBAN for the screen that is opened with this state. */
export function handOverIban(iban: string): IbanHandover {
  count += 1;
  pending = { number: count, iban };
  return { handedIban: count };
}

/** The IBAN that was left for the screen with this state, once; undefined after a reload, and on any other way there. */
export function takeIban(state: unknown): string | undefined {
  const { handedIban } = (state ?? {}) as Partial<IbanHandover>;
  if (pending === undefined || pending.number !== handedIban) return undefined;
  const { iban } = pending;
  pending = undefined;
  return iban;
}
