const DAY_S = 86_400;
const HOUR_S = 3_600;
const UNITS = new Map([
  ['m', 'minute'],
  ['h', 'hour'],
  ['d', 'day'],
]);

/**
 * The limits of an alert as the runbook writes them. Comparisons with 0 or 1 are left out, and so is the wait behind a limit of hours.
 * @param {{ expr: string, for?: string }} alert PromQL, and how long it holds before the alert fires
 * @returns {string[]} such as `5 %`, `2,000` and `10 minutes`
 */
export function listAlertLimits({ expr, for: lasting = '' }) {
  const products = [...expr.matchAll(/[<>] (\d[\de.]*(?: \* [\d.]+)*)/g)].map(([, product = '']) => product);
  const limits = products.filter((product) => product !== '0').map((product) => written(expr, product));
  const offsets = [...expr.matchAll(/ offset (\d+[hd])/g)].map(([, offset = '']) => spelt(offset));
  const all = [...new Set([...limits, ...offsets])];
  return all.some((limit) => /\d\d hours$|days$/.test(limit)) || lasting === '' ? all : [...all, spelt(lasting)];
}

/**
 * @param {string} expr
 * @param {string} product such as `26 * 3600`
 */
function written(expr, product) {
  const value = product.split(' * ').reduce((result, factor) => result * Number(factor), 1);
  if (value >= 1e9) return `${value / 1e9} GB`;
  if (expr.includes('_days)')) return `${value} days`;
  if (product.endsWith(`* ${DAY_S}`)) return `${value / DAY_S} days`;
  if (product.endsWith(`* ${HOUR_S}`)) return `${value / HOUR_S} hours`;
  if (expr.includes('histogram_quantile')) return `${value * 1_000} ms`;
  return value < 1 ? `${Number((value * 100).toPrecision(3))} %` : value.toLocaleString('en');
}

/** @param {string} time such as `10m` */
function spelt(time) {
  const count = Number.parseInt(time, 10);
  return `${count} ${UNITS.get(time.at(-1) ?? '')}${count === 1 ? '' : 's'}`;
}
