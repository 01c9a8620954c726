import { someIpAddress, suiteFixture, until } from '@pruefer/testkit';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPageAs } from '../system/browser/browser.js';
import { sharedBrowser, sharedSystem } from '../system/shared-system.js';
import { SiteEditor } from '../system/browser/site-editor.js';

const system = sharedSystem();
const browser = sharedBrowser();

const SENTENCE = 'Bleibt stehen, was auch geschieht.';

describe('the public site without cms-service', () => {
  const editor = suiteFixture(() => SiteEditor.of(system));
  let slug: string;
  beforeEach(async () => {
    await system.recovered();
    ({ slug } = await editor.createPage({ content: SENTENCE, showInMenu: true }));
    await until('the page is there', async () => (await fetchStatus(`/${slug}`)) === 200);
  });
  afterEach(() => editor.restore());

  /** 0: nobody answers. From another address each time: who looks without a pause exceeds the documents of one address. */
  const fetchStatus = async (path: string) => {
    const headers = { 'x-forwarded-for': someIpAddress() };
    return (await fetch(system.url + path, { headers }).catch(() => undefined))?.status ?? 0;
  };
  const source = async (path: string) => (await fetch(system.url + path)).text();

  async function expectSite(): Promise<void> {
    expect(await source(`/${slug}`)).toContain(SENTENCE);
    expect(await source('/')).toContain(`href="/${slug}"`);
    expect(await (await fetch(`${system.url}/api/content/pages/${slug}`)).text()).toContain(SENTENCE);
    const headers = { 'x-forwarded-for': someIpAddress() };
    const body = new URLSearchParams({ iban: 'DE89370400440532013000' });
    const verdict = await fetch(`${system.url}/pruefen`, { method: 'POST', headers, body });
    expect(await verdict.text()).toContain('IBAN ist gültig');
  }

  /** What a page is answered while something happens. */
  async function statusesWhile(happens: () => Promise<void>): Promise<Set<number>> {
    const statuses = new Set<number>();
    let isOver = false;
    const over = happens().finally(() => (isOver = true));
    while (!isOver) {
      statuses.add(await fetchStatus(`/${slug}`));
      await sleep(10);
    }
    await over;
    return statuses;
  }

  it('C8: continues while it is frozen, through a restart of the gateway too, and the console names it', async () => {
    system.signal('cms', 'SIGSTOP');
    try {
      await expectSite();
      const statuses = await statusesWhile(async () => {
        const { pid } = system.part('gateway');
        system.signal('gateway', 'SIGKILL');
        await until('the gateway is another', () => system.part('gateway').pid !== pid, 20_000);
        await system.recovered();
      });
      // 503: what it has not read yet it does not know, and never calls missing.
      expect([...statuses].filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
      await until('the page is there again', async () => (await fetchStatus(`/${slug}`)) === 200, 20_000);
      await expectSite();
      const { page } = await openPageAs(browser, editor.manager, {}, `${system.url}/admin/statistics`);
      const note = page.getByText('Nicht erreichbar oder nicht bereit: Inhaltsdienst');
      await note.waitFor();
      system.signal('cms', 'SIGCONT');
      await note.waitFor({ state: 'detached' });
      await page.context().close();
    } finally {
      system.signal('cms', 'SIGCONT');
    }
  });

  it('C8: misses nothing while it is killed and started again, and takes the next save', async () => {
    const { pid } = system.part('cms');
    const statuses = await statusesWhile(async () => {
      system.signal('cms', 'SIGKILL');
      await until('it is another', () => system.part('cms').pid !== pid, 20_000);
      await until(
        'it answers',
        async () => (await editor.call('GET', '/api/admin/content/trash')).status === 200,
        20_000,
      );
    });
    expect([...statuses]).toEqual([200]);
    let next: Awaited<ReturnType<SiteEditor['createPage']>> | undefined;
    // Its first save loads what renders texts: on a crowded machine that takes longer than the gateway waits.
    await until(
      'a save is taken',
      async () => Boolean((next = await editor.createPage().catch(() => undefined))),
      20_000,
    );
    await until('the next page is there', async () => (await fetchStatus(`/${next!.slug}`)) === 200);
    await expectSite();
  });
});
