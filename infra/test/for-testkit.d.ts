/** Number of programs per core; the factor for time limits that assume an idle machine. */
export function crowding(): number;

/** A free port that is not assigned to another process while this one runs. */
export function freePort(): Promise<number>;

/** True in `npm run test:long`, which runs every round of the suites `*.rounds.e2e.*`; `npm test` runs one. */
export const isLong: boolean;

/** The usual rounds; in `npm run test:long` the others too. */
export function rounds<T>(usual: readonly T[], others: readonly T[]): readonly T[];
