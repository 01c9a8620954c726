import { germanNumber } from '@pruefer/contracts/formats';

/** A number as it is written in German, 1.234. */
export const number = (value: number) => germanNumber(value);

/** How many there are. @param isExact false: only that many were counted, and there are more */
export const totalText = (total: number, isExact: boolean) => (isExact ? number(total) : `über ${number(total)}`);
