import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Draws what is shipped as pictures, out of favicon.svg and share-card.html; run by hand after one of them has changed:
 * node frontend/brand/draw.mjs /path/to/chromium
 */
const here = new URL('.', import.meta.url);
const shipped = new URL('../public/', here);
const { chromium } = createRequire(new URL('../../services/gateway/package.json', here))('playwright-core');

const ICON_SIZES = [16, 32, 48];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.goto(new URL('share-card.html', here).href);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: new URL('share-card.png', shipped).pathname });
  const icons = [];
  for (const size of ICON_SIZES) icons.push({ size, png: await renderIcon(page, size) });
  writeFileSync(new URL('favicon.ico', shipped), buildIco(icons));
} finally {
  await browser.close();
}

async function renderIcon(page, size) {
  const svg = readFileSync(new URL('favicon.svg', shipped), 'utf8').replace(
    '<svg',
    `<svg width="${size}" height="${size}"`,
  );
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0;line-height:0}</style>${svg}`);
  return page.screenshot({ omitBackground: true });
}

/** An .ico of PNGs: header, one entry for each, then the pictures. */
function buildIco(icons) {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * icons.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(icons.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of icons.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...icons.map(({ png }) => png)]);
}
