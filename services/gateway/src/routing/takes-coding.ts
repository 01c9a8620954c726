/** Whether Accept-Encoding names a coding or `*`, and not with the weight 0. */
export function takesCoding(accepted: string | string[] | undefined, coding: 'br' | 'gzip'): boolean {
  const weights = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((wish) => {
        const [name = '', weight = 'q=1'] = wish.split(';').map((part) => part.trim());
        return [name, Number(weight.replace('q=', ''))];
      }),
  );
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}
