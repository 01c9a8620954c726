import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPublicSite, defaultFooterConfig, defaultHeaderConfig, type RenderView } from '@pruefer/contracts';
import type { GatewayConfig } from '../config.js';
import { SiteRenderer } from './site-renderer.js';

/** Stands still at one page, and takes as long for any other as it says; names the thread that has rendered it. */
const WORKER = `
import { parentPort, threadId, workerData } from 'node:worker_threads';
parentPort.on('message', ({ id, view }) => {
  const end = performance.now() + (view.path === '/hang' ? Infinity : Number(view.title));
  while (performance.now() < end);
  parentPort.postMessage({ id, rendered: { html: \`\${workerData.language} \${threadId}\`, css: '', styleNames: '' } });
});`;

const site = buildPublicSite(defaultHeaderConfig, defaultFooterConfig, []);
const view = (path: string, takesMs = 0): RenderView => ({
  path,
  screen: 'page',
  title: `${takesMs}`,
  translation: '/en',
  site,
  year: 2026,
  sections: [],
});

describe('SiteRenderer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
  let renderer: SiteRenderer;
  beforeAll(() => {
    mkdirSync(join(folder, 'server'));
    writeFileSync(join(folder, 'server', 'render-worker.mjs'), WORKER);
  });
  beforeEach(() => {
    renderer = new SiteRenderer({ FRONTEND_DIR: folder } as GatewayConfig);
  });
  afterEach(() => renderer.onApplicationShutdown());
  afterAll(() => rmSync(folder, { recursive: true }));

  it('renders each language in a thread of its own', async () => {
    const html = async (path: string) => (await renderer.render(view(path)))?.html;
    expect(await html('/')).toMatch(/^de /);
    expect(await html('/en/imprint')).toMatch(/^en /);
  });

  it('D4: gives up a page that hangs, and the next one has a thread again', async () => {
    expect(await renderer.render(view('/hang'))).toBeUndefined();
    expect(await renderer.render(view('/next'))).toBeDefined();
  });

  it('D4: keeps its thread under overload, and renders nothing for callers that have left', async () => {
    const first = await renderer.render(view('/first'));
    const many = await Promise.all(Array.from({ length: 100 }, (_, at) => renderer.render(view(`/${at}`, 100))));
    expect(many.filter((rendered) => rendered === undefined).length).toBeGreaterThan(0);
    expect(await renderer.render(view('/last'))).toEqual(first);
  });

  it('D4: lets no more wait than it has room for', async () => {
    const hanging = renderer.render(view('/hang'));
    const many = Array.from({ length: 101 }, () => renderer.render(view('/a')));
    expect(await many.at(-1)).toBeUndefined();
    await renderer.onApplicationShutdown();
    expect(await Promise.all([hanging, ...many])).toEqual(Array.from({ length: 102 }));
  });
});
