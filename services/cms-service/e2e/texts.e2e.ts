import { costlyTexts, hostileTexts } from '@pruefer/testkit';
import type { PublicSection, Section } from '@pruefer/contracts';
import { PageText } from '../src/rendering/page-text.js';
import { dangersIn } from './support/html-dangers.js';
import { RunningCms } from './support/running-cms.js';

const sections = '/api/admin/homepage/sections';
const manager = { role: 'manager' } as const;

/** The last when the machine was too busy to let the text be judged in time. */
const refusals = ['content_too_complex', 'unavailable'];

const cms = RunningCms.forSuite();

describe('a text', () => {
  it('E4: of an attacker is stored and shown without anything that a browser would run or load', async () => {
    const { body } = await cms.call<Section>('POST', sections, { ...manager, json: { type: 'hero', title: 'Text' } });
    const through: string[] = [];
    // As they stand alone, through the whole service; the other places are those of the spec beside the code.
    for (const { name, text } of hostileTexts().filter((hostile) => hostile.name.includes('as a text of its own'))) {
      const saved = await cms.call('PUT', `${sections}/${body.id}`, { ...manager, json: { content: text } });
      if (saved.status === 400) continue;
      const [shown] = (await cms.call<PublicSection[]>('GET', '/api/homepage/sections')).body as PublicSection[];
      if (dangersIn(shown?.content ?? '').length > 0) through.push(name);
    }
    expect(through).toEqual([]);
  });

  it('E4: of more bytes than a page may have is refused at its field', async () => {
    const refused = cms.service.app.get(PageText, { strict: false }).render('a'.repeat(200_000));
    await expect(refused).rejects.toMatchObject({
      code: 'content_too_complex',
      details: { errors: [{ field: 'content', code: 'textTooLong' }] },
    });
  });

  it.each(Object.entries(costlyTexts))('E4: of many %s is rendered or refused', async (_, text) => {
    expect(['rendered', ...refusals]).toContain(await tryRender(text));
  });

  it('E4: holds up only itself', async () => {
    let isDone = false;
    const costly = Array.from({ length: 8 }, () => tryRender(costlyTexts.nestedEmphasis));
    const outcomes = Promise.all(costly).finally(() => (isDone = true));
    let answeredMeanwhile = 0;
    while (!isDone) {
      expect((await cms.fetch('GET', '/api/header/config')).status).toBe(200);
      if (!isDone) answeredMeanwhile++;
    }
    for (const outcome of await outcomes) expect(['rendered', ...refusals]).toContain(outcome);
    expect(answeredMeanwhile).toBeGreaterThan(0);
  });
});

async function tryRender(text: string): Promise<string | undefined> {
  try {
    await cms.service.app.get(PageText, { strict: false }).render(text);
    return 'rendered';
  } catch (error) {
    return (error as { code?: string }).code;
  }
}
