import { suiteFixture } from '@pruefer/testkit';
import { createBackup } from './support/create-backup.js';
import { RestoreEnvironment } from './support/restore-environment.js';
import { ids, storeEverything } from './support/stored-everything.js';

describe('a restore', () => {
  const site = suiteFixture(
    () => RestoreEnvironment.open(),
    (site) => site.close(),
  );
  beforeAll(() => storeEverything(site.database));

  it('F3: brings translations and English sections back, with a draft', async () => {
    const translations = `(SELECT id, translation_of, draft->'fields'->>'translationOf' AS drafted FROM cms.page WHERE deleted_at IS NULL)`;
    const languages = `(SELECT id, language FROM cms.section WHERE deleted_at IS NULL)`;
    await site.database.sql(`
      UPDATE cms.page SET translation_of = '${ids.imprint}', draft = jsonb_build_object('savedAt', now(), 'savedBy', 'anna',
        'links', '[]'::jsonb, 'images', '[]'::jsonb, 'gaps', '[]'::jsonb, 'fields', jsonb_build_object('slug', slug, 'title', title,
        'metaDescription', NULL, 'content', content, 'menuOrder', 1, 'showInMenu', true, 'noindex', false, 'translationOf', '${ids.imprint}'))
        WHERE id = '${ids.prices}';
      UPDATE cms.section SET language = 'en'`);
    const before = await site.readState(translations, languages);
    const english = await createBackup(site.database);
    await site.database.sql(
      `UPDATE cms.page SET translation_of = NULL, draft = NULL; UPDATE cms.section SET language = 'de'`,
    );
    await site.restore(english, { parts: ['content'] });
    expect(await site.readState(translations, languages)).toEqual(before);
    await site.database.sql('DELETE FROM cms.page; DELETE FROM cms.section');
    await site.restore(english, { parts: ['content'] });
    expect(await site.readState(translations, languages)).toEqual(before);
  });
});
