import {
  type AdminPage,
  cancelPlan,
  createPage,
  deletePage,
  listPlans,
  type PlannedPublication,
  type PlannedPublicationList,
  planPublication,
  Problem,
  problems,
  readPublicPage,
  saveDraft,
} from '@pruefer/contracts';
import { tcpProxy, testServers, until } from '@pruefer/testkit';
import { TextThreads } from '../../src/rendering/text-threads.js';
import { buildEndpointPath, ContentService, type Refused } from './content-service.js';

const content = ContentService.forSuite();

let number = 0;
async function created(fields: object = {}): Promise<AdminPage> {
  const body = { slug: `geplant-${++number}`, title: 'Geplant', content: 'Text', ...fields };
  return (await content.call<AdminPage>(createPage, { body })).body;
}

const plan = (id: string, action: string, at: Date) =>
  content.call<PlannedPublication & Refused>(planPublication, {
    of: id,
    body: { action, at: at.toISOString() },
  });
/** Late enough that a busy machine has the plan before its time. */
const soon = (ms = 2_500) => new Date(Date.now() + ms);
const tomorrow = () => soon(24 * 60 * 60 * 1_000);
const status = async (slug: string, of = content) => (await of.call(readPublicPage, { of: slug })).status;
const fetchPlans = async (id: string) =>
  (await content.call<PlannedPublicationList>(listPlans, { path: `${listPlans.path}?pageId=${id}` })).body.items;

describe('a planned publication', () => {
  it('happens at its time and not before, and appears in list, audit and revisions', async () => {
    const { id, slug } = await created();
    const { body } = await plan(id, 'publish', soon());
    expect(body).toMatchObject({ state: 'waiting', pageTitle: 'Geplant', createdBy: 'anna', endedAt: null });
    const [early, answeredAt] = [await status(slug), Date.now()];
    // On a busy machine the answer may come after the time.
    if (answeredAt < Date.parse(body.at)) expect(early).toBe(404);
    await until('it is published', async () => (await status(slug)) === 200);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(body.at));
    expect(await fetchPlans(id)).toMatchObject([{ state: 'done', failure: null }]);
    const rows = await content.database.sql('SELECT action, actor FROM cms.audit WHERE target = $1 ORDER BY id', [id]);
    expect(rows.at(-1)).toEqual({ action: 'page.published', actor: 'anna (geplant)' });
  });

  it('publishes the draft that there is then, and takes pages off the site', async () => {
    const { id, slug } = await created({ isPublished: true });
    await content.call(saveDraft, { of: id, body: { title: 'Bald' } });
    await plan(id, 'publish', soon());
    const title = async () => (await content.call<{ title: string }>(readPublicPage, { of: slug })).body.title;
    await until('the draft is published', async () => (await title()) === 'Bald');
    await plan(id, 'unpublish', soon());
    await until('it is taken away', async () => (await status(slug)) === 404);
  });

  it('D8: that is refused by then says so in list and audit', async () => {
    const { id } = await created({ isPublished: true });
    await content.call(saveDraft, { of: id, body: { slug: 'bald-vergeben' } });
    // The address is taken before the time, however slow the machine is.
    await content.call(createPage, { body: { slug: 'bald-vergeben', title: 'Andere', content: 'Text' } });
    await plan(id, 'publish', soon());
    await until('it has failed', async () => (await fetchPlans(id))[0]?.state === 'failed');
    const [row] = await content.database.sql<object>(
      'SELECT action, actor, details FROM cms.audit WHERE target = $1 ORDER BY id DESC LIMIT 1',
      [id],
    );
    const failure = problems.slug_taken.text;
    const details = expect.objectContaining({ subject: 'Geplant', action: 'publish', failure }) as object;
    expect(row).toEqual({ action: 'page.plan-failed', actor: 'anna (geplant)', details });
  });

  it('waits for threads that have no time for its draft, and holds up no other', async () => {
    const [first, second] = [await created({ isPublished: true }), await created()];
    await content.call(saveDraft, { of: first.id, body: { title: 'Später' } });
    const run = Object.getOwnPropertyDescriptor(TextThreads.prototype, 'run')!;
    TextThreads.prototype.run = () => Promise.reject(new Problem('unavailable'));
    try {
      await plan(first.id, 'publish', soon());
      await plan(second.id, 'publish', soon());
      await until('the other one is published', async () => (await status(second.slug)) === 200);
      expect(await fetchPlans(first.id)).toMatchObject([{ state: 'waiting', failure: null }]);
    } finally {
      Object.defineProperty(TextThreads.prototype, 'run', run);
    }
    await until('it is published', async () => (await fetchPlans(first.id))[0]?.state === 'done');
  });

  it('is answered as it was made, even if it is deleted right after', async () => {
    const { id } = await created();
    await content.database.sql(`
      CREATE FUNCTION cms.delete_plan() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN DELETE FROM cms.planned_publication WHERE id = NEW.id; RETURN NULL; END';
      CREATE CONSTRAINT TRIGGER delete_plan AFTER INSERT ON cms.planned_publication
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cms.delete_plan()`);
    try {
      expect(await plan(id, 'publish', tomorrow())).toMatchObject({
        status: 200,
        body: { pageId: id, state: 'waiting' },
      });
      expect(await fetchPlans(id)).toEqual([]);
    } finally {
      await content.database.sql('DROP FUNCTION cms.delete_plan CASCADE');
    }
  });

  it('can be cancelled once, and is when its page is deleted', async () => {
    const { id, slug } = await created();
    const { body } = await plan(id, 'publish', tomorrow());
    const path = buildEndpointPath(cancelPlan, body.id);
    expect((await content.call<PlannedPublication>(cancelPlan, { path })).body.state).toBe('cancelled');
    expect(await content.call(cancelPlan, { path })).toMatchObject({ status: 409, body: { code: 'plan_ended' } });
    await plan(id, 'publish', tomorrow());
    await content.call(deletePage, { of: id });
    expect((await fetchPlans(id)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    expect(await status(slug)).toBe(404);
  });

  it('is refused for the past, beyond a year, for pages in the trash and beyond ten', async () => {
    const { id } = await created();
    for (const at of [soon(-1_000), soon(400 * 24 * 60 * 60 * 1_000)])
      expect(await plan(id, 'publish', at)).toMatchObject({ status: 400, body: { code: 'plan_time_invalid' } });
    for (let count = 0; count < 10; count++) expect((await plan(id, 'publish', tomorrow())).status).toBe(200);
    expect(await plan(id, 'publish', tomorrow())).toMatchObject({ status: 409, body: { code: 'too_many_plans' } });
    await content.call(deletePage, { of: id });
    expect(await plan(id, 'publish', tomorrow())).toMatchObject({ status: 409, body: { code: 'page_in_trash' } });
    expect((await plan(id, 'burn', tomorrow())).status).toBe(400);
  });

  it('whose time passed while the service was unavailable happens at its next start', async () => {
    const { id, slug } = await created();
    const at = soon();
    await plan(id, 'publish', at);
    await content.restart(() => until('its time', () => Date.now() >= at.getTime()));
    await until('it is published', async () => (await status(slug)) === 200);
  });
});

describe('without Redis', () => {
  it.each(['cut', 'freeze'] as const)('a planned publication happens all the same: %s', async (trouble) => {
    const redisUrl = new URL(testServers().redisUrl);
    const proxy = await tcpProxy(Number(redisUrl.port));
    redisUrl.port = String(proxy.port);
    const alone = await ContentService.start({ REDIS_URL: redisUrl.href });
    try {
      const page = { slug: 'ohne', title: 'Ohne', content: 'Text' };
      const { body } = await alone.call<AdminPage>(createPage, { body: page });
      const path = buildEndpointPath(planPublication, body.id);
      await alone.call(planPublication, { path, body: { action: 'publish', at: soon().toISOString() } });
      await proxy[trouble]();
      await until('it is published', async () => (await status('ohne', alone)) === 200, 20_000);
      await proxy.heal();
    } finally {
      await alone.end();
      await proxy.close();
    }
  });
});
