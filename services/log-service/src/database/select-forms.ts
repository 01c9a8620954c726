/** A sum of bigints as double precision: exact up to 2^53, and a number in JavaScript. */
export const asNumber = (sum: string) => `coalesce(${sum}, 0)::double precision`;

/** An instant as ISO 8601 in UTC. */
export const asIso = (instant: string) => `to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
