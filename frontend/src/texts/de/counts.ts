const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** 1.234. `germanNumber` would bring the console's script to the public page. */
export const numberText = (count: number) => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');

export const formatLineCount = (count: number) => (count === 1 ? '1 Zeile' : `${numberText(count)} Zeilen`);
export const formatCheckCount = (count: number) => (count === 1 ? '1 Prüfung' : `${numberText(count)} Prüfungen`);

/** 1,2 MB. `fileSize` would bring the console's script to the public page. */
export function size(bytes: number): string {
  const isSmall = bytes < MEGABYTE;
  return isSmall
    ? `${numberText(Math.ceil(bytes / KILOBYTE))} kB`
    : `${(bytes / MEGABYTE).toFixed(1).replace('.', ',')} MB`;
}
