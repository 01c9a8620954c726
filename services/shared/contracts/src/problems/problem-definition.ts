interface ProblemDefinition {
  readonly status: number;
  readonly text: string;
}

export type Problems = Readonly<Record<string, ProblemDefinition>>;
