/** Bytes of a file that show how to read it. */
export const MAX_HEAD_BYTES = 262_144;
/** Columns of a CSV file; tables of people have fewer than 100. */
export const MAX_COLUMNS = 1_000;
