import type { Queryable } from '../outbox/outbox.js';
import { addAudit } from './audit.js';
import { changesBetween } from '../editing/changes-between.js';

/** What must not compile is marked: the check of types fails as soon as it does. */
describe('D8: the details of an entry', () => {
  const stored: unknown[] = [];
  const database = { query: (_: string, values: unknown[]) => Promise.resolve(stored.push(values.at(-1))) };
  const add = <Details extends object>(entry: Parameters<typeof addAudit<Details>>[2]) =>
    addAudit(database as unknown as Queryable, 'cms', entry);

  it('have names that the console knows, also where they are gathered before', async () => {
    const known = { subject: 'Impressum', ...changesBetween({ title: 'Alt' }, { title: 'Neu' }) };
    await add({ action: 'page.saved', details: known });
    const unknown = { subject: 'Impressum', colour: 'red' };
    // @ts-expect-error -- nobody has a German name for it
    await add({ action: 'page.saved', details: unknown });
    const changes = changesBetween({ colour: 'red' }, { colour: 'blue' });
    // @ts-expect-error -- nor for a field that changed
    await add({ action: 'page.saved', details: changes });
    const whatever: Record<string, unknown> = {};
    // @ts-expect-error -- nor for whatever there may be
    await add({ action: 'page.saved', details: whatever });
    expect(stored).toHaveLength(4);
  });
});
