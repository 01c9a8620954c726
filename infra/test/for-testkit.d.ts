/** Number of programs per core; the factor for time limits that assume an idle machine. */
export function timeoutFactor(): number;

/** A free port that is not assigned to another process while this one runs. */
export function freePort(): Promise<number>;

/** Sends a signal to processes; one that has ended is left out. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void;

/** Stops a server and then its child processes. @returns the ids of all of them */
export function stopFamily(pid: number): Promise<readonly number[]>;

/** True in `npm run test:long`, which runs every round of the suites `*.rounds.e2e.*`; `npm test` runs one. */
export const isLong: boolean;

/** The usual rounds; in `npm run test:long` the others too. */
export function rounds<T>(usual: readonly T[], others: readonly T[]): readonly T[];
