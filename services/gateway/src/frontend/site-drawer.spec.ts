import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultFooterConfig, defaultHeaderConfig, type DrawnView, publicSiteOf } from '@pruefer/contracts';
import type { GatewayConfig } from '../config.js';
import { SiteDrawer } from './site-drawer.js';

/** Stands still at one page, and takes as long for any other as it says; names the thread that has drawn it. */
const WORKER = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ id, view }) => {
  const end = performance.now() + (view.path === '/hang' ? Infinity : Number(view.title));
  while (performance.now() < end);
  parentPort.postMessage({ id, drawn: { html: String(threadId), css: '', styleNames: '' } });
});`;

const site = publicSiteOf(defaultHeaderConfig, defaultFooterConfig, []);
const view = (path: string, takesMs = 0): DrawnView => ({
  path,
  screen: 'page',
  title: `${takesMs}`,
  site,
  year: 2026,
  sections: [],
});

describe('SiteDrawer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drawer-'));
  let drawer: SiteDrawer;
  beforeAll(() => {
    mkdirSync(join(folder, 'server'));
    writeFileSync(join(folder, 'server', 'draw-worker.mjs'), WORKER);
  });
  beforeEach(() => {
    drawer = new SiteDrawer({ FRONTEND_DIR: folder } as GatewayConfig);
  });
  afterEach(() => drawer.onApplicationShutdown());
  afterAll(() => rmSync(folder, { recursive: true }));

  it('D4: gives up a page that hangs, and the next one has a thread again', async () => {
    expect(await drawer.draw(view('/hang'))).toBeUndefined();
    expect(await drawer.draw(view('/next'))).toBeDefined();
  });

  it('D4: keeps its thread under overload, and draws nothing for callers that have left', async () => {
    const first = await drawer.draw(view('/first'));
    const many = await Promise.all(Array.from({ length: 100 }, (_, at) => drawer.draw(view(`/${at}`, 100))));
    expect(many.filter((drawn) => drawn === undefined).length).toBeGreaterThan(0);
    expect(await drawer.draw(view('/last'))).toEqual(first);
  });

  it('D4: lets no more wait than it has room for', async () => {
    const hanging = drawer.draw(view('/hang'));
    const many = Array.from({ length: 101 }, () => drawer.draw(view('/a')));
    expect(await many.at(-1)).toBeUndefined();
    await drawer.onApplicationShutdown();
    expect(await Promise.all([hanging, ...many])).toEqual(Array.from({ length: 102 }));
  });
});
