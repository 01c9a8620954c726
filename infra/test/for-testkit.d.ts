/**
 * How many programs share a core at the moment, 1 to 4: what the time limits of a machine that has its cores to itself are multiplied by.
 */
export function crowding(): number;

/** A port of this machine that nobody uses now and nobody else is given while this process lives. */
export function freePort(): Promise<number>;
