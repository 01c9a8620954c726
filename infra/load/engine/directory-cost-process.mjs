// @ts-check
// A process of its own, so that neither other libraries nor earlier work count. Started with --expose-gc by directory-cost.mjs.
const collect = /** @type {() => void} */ (globalThis.gc);
const { shippedDirectory } = await import('./shipped-directory.mjs');
collect();
const before = process.memoryUsage();
const begin = performance.now();
const directory = await shippedDirectory();
const loadMs = performance.now() - begin;
const peak = process.memoryUsage();
collect();
const after = process.memoryUsage();
const megabytes = (/** @type {number} */ bytes) => Math.round(bytes / 1e5) / 10;
console.log(
  JSON.stringify({
    banks: directory.size,
    loadMs: Math.round(loadMs),
    heapMb: megabytes(after.heapUsed - before.heapUsed),
    rssMb: megabytes(Math.max(peak.rss, after.rss) - before.rss),
  }),
);
