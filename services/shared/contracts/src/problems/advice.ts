/** Additional text on the page of a problem code; German, for end users and for API developers. */
export interface Advice {
  readonly happened: string;
  readonly todo: string;
}

/** The advice on a list of problems; a code without one does not compile. */
export type AdviceOn<List> = Readonly<Record<keyof List, Advice>>;
