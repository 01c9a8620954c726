/** What a problem code stands for: its HTTP status and the German sentence a person reads. */
export interface ProblemDefinition {
  readonly status: number;
  readonly text: string;
}

export type Problems = Readonly<Record<string, ProblemDefinition>>;
