const twins: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', I: 'l', ı: 'i', rn: 'm', vv: 'w' };
const twin = /[01Iı]|rn|vv/g;

/**
 * What a name looks like at a glance: names with one look are taken for each other in a list. For comparing alone; letters of other
 * scripts, which have more such twins, are refused beforehand.
 */
export function lookOfName(username: string): string {
  const inOneWidth = username.normalize('NFKC').replace(twin, (sign) => twins[sign] ?? sign);
  return inOneWidth.toLowerCase().replace(twin, (sign) => twins[sign] ?? sign);
}
