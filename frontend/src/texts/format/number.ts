import { germanNumber } from '@pruefer/contracts/formats';

/** A number as it is written in German, 1.234. */
export const number = (value: number) => germanNumber(value);

/** A total as text. @param isExact false: counting stopped at this number, and more exist */
export const totalText = (total: number, isExact: boolean) => (isExact ? number(total) : `über ${number(total)}`);
