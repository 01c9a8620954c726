import { chromium } from 'playwright-core';
import { findChromium } from '../../start/servers/browser.mjs';
import { median } from '../report/statistics.mjs';
import { cacheDir } from '../../shared/folders.mjs';

/** @typedef {import('playwright-core').Browser} Browser */

/** Sections of the console, which show their frame first also to visitors that are not signed in. */
const SECTIONS = ['dashboard', 'api-keys', 'logs', 'statistics'];
const VISITS = 5;
const SETTLED_MS = 1_500;
/** A phone on a slow line. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 95_000 };
const SLOW_CPU = 4;

/** Records paint, largest content and layout shifts from the start of the document. */
const observing = `
  window.painted = { frame: NaN, largest: NaN, shift: 0 };
  const note = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  note('paint', ({ name, startTime }) => { if (name === 'first-paint') painted.frame = startTime; });
  note('largest-contentful-paint', ({ startTime }) => { painted.largest = startTime; });
  note('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) painted.shift += value; });`;

/**
 * Measures first visits, each with an empty browser profile: medians.
 * @param {string} address of a system
 * @param {{ dataDir: string, signal: AbortSignal, say: (line: string) => void }} run
 * @returns {Promise<Record<'frame' | 'largest' | 'shift', number>>} frame and largest in milliseconds, shift in thousandths
 */
export async function inBrowser(address, { dataDir, signal, say }) {
  const executablePath = await findChromium({ dataDir, cacheDir: cacheDir(dataDir), say });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  const visits = async (/** @type {string[]} */ paths, /** @type {boolean} */ isSlow) => {
    const measurements = [];
    for (const path of paths) {
      signal.throwIfAborted();
      measurements.push(await visit(browser, address + path, isSlow));
    }
    return measurements;
  };
  try {
    say('Erste Besuche im Browser …');
    const sections = SECTIONS.flatMap((section) => new Array(VISITS).fill(`/admin/${section}`));
    const frames = await visits(sections, false);
    const homes = await visits(new Array(VISITS).fill('/'), true);
    return {
      frame: median(frames.map(({ frame, arrived }) => frame - arrived)),
      largest: median(homes.map(({ largest }) => largest)),
      shift: 1_000 * median(homes.map(({ shift }) => shift)),
    };
  } finally {
    await browser.close();
  }
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {boolean} isSlow
 * @returns {Promise<{ frame: number, largest: number, shift: number, arrived: number }>}
 */
async function visit(browser, address, isSlow) {
  const context = await browser.newContext({ viewport: { width: isSlow ? 412 : 1_440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(observing);
  if (isSlow) await slowDown(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const paints = await page.evaluate(
    "({ ...painted, arrived: performance.getEntriesByType('navigation')[0].responseEnd })",
  );
  await context.close();
  return /** @type {{ frame: number, largest: number, shift: number, arrived: number }} */ (paints);
}

/** @param {import('playwright-core').Page} page */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}
