import type { ValueTransformer } from 'typeorm';

/** Reads PostgreSQL's bigint as a number: constraints keep all such columns below 2^53. */
export const safeInteger: ValueTransformer = {
  from: (storedValue: string | null) => (storedValue === null ? null : Number(storedValue)),
  to: (value: number | null) => value,
};
