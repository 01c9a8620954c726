/** HTTP status and German sentence of a problem code. */
export interface ProblemDefinition {
  readonly status: number;
  readonly text: string;
}

export type Problems = Readonly<Record<string, ProblemDefinition>>;
