const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** 1,234. */
export const numberText = (count: number) => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

export const formatLineCount = (count: number) => (count === 1 ? '1 line' : `${numberText(count)} lines`);
export const formatCheckCount = (count: number) => (count === 1 ? '1 check' : `${numberText(count)} checks`);

/** 1.2 MB. */
export function size(bytes: number): string {
  return bytes < MEGABYTE ? `${numberText(Math.ceil(bytes / KILOBYTE))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
