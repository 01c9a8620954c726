import { number } from './number.js';

/** A number of records in words. */
export const records = (count: number) => `${number(count)} ${count === 1 ? 'Datensatz' : 'Datensätze'}`;
