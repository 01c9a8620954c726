/** What the page of a problem says beside its sentence; German, for people who see it and for those who program against it. */
export interface Advice {
  readonly happened: string;
  readonly todo: string;
}

/** The advice on a list of problems; a code without one does not compile. */
export type AdviceOn<List> = Readonly<Record<keyof List, Advice>>;
