/** An IBAN on its way from one screen to another: neither an address nor the browser's history, which are written down, ever hold it. */
let waiting: { readonly number: number; readonly iban: string } | undefined;
let count = 0;

/** What the history says about the way to a screen that is handed an IBAN. */
export interface HandedOver {
  readonly handedIban: number;
}

/** Keeps an IBAN for the screen that is opened with this state. */
export function handOverIban(iban: string): HandedOver {
  count += 1;
  waiting = { number: count, iban };
  return { handedIban: count };
}

/** The IBAN that was left for the screen with this state, once; undefined after a reload, and on any other way there. */
export function takeHandedIban(state: unknown): string | undefined {
  const { handedIban } = (state ?? {}) as Partial<HandedOver>;
  if (waiting === undefined || waiting.number !== handedIban) return undefined;
  const { iban } = waiting;
  waiting = undefined;
  return iban;
}
