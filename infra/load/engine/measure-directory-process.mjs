// Program that measure-directory.mjs starts with --expose-gc, so that no other library counts.
const collect = /** @type {() => void} */ (globalThis.gc);
const { shippedDirectory } = await import('../client/shipped-banks.mjs');
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
