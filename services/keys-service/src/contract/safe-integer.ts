import type { ValueTransformer } from 'typeorm';

/** PostgreSQL's bigint as a number: every such column here is checked to stay below 2^53. */
export const safeInteger: ValueTransformer = {
  from: (stored: string | null) => (stored === null ? null : Number(stored)),
  to: (value: number | null) => value,
};
