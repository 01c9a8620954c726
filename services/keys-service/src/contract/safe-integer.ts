import type { ValueTransformer } from 'typeorm';

/** Reads PostgreSQL's bigint as a number: constraints keep all such columns below 2^53. */
export const safeInteger: ValueTransformer = {
  from: (stored: string | null) => (stored === null ? null : Number(stored)),
  to: (value: number | null) => value,
};
