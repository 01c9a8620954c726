/** A number as it is written in German, 1.234. */
export const number = (value: number) => value.toLocaleString('de-DE');
