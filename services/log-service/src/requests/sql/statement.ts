/** A statement that a connection can send. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Gathers the values of a statement while its text is written. */
export class StatementValues {
  readonly all: unknown[] = [];

  /** Adds a value and returns its placeholder. */
  add(value: unknown): string {
    this.all.push(value);
    return `$${this.all.length}`;
  }
}

/** Conditions that must all hold. */
export function allConditions(conditions: readonly string[]): string {
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}
