/** Number of programs per core; the factor for time limits that assume an idle machine. */
export function crowding(): number;

/** A free port that is not assigned to another process while this one runs. */
export function freePort(): Promise<number>;
