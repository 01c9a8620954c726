import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentKey, type PublicPage, readPublicPage } from '@pruefer/contracts';
import { builtFile, type ProgramRun, runBuiltProgram } from '@pruefer/testkit';
import { ContentService } from './content-service.js';

const cli = builtFile('cms-service', 'cli.js');
const folder = mkdtempSync(join(tmpdir(), 'iban-pruefer-content-'));

const content = ContentService.forSuite();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the built command line as `npm run content --` does. */
const run = (...words: string[]): Promise<ProgramRun> => runBuiltProgram(cli, words, content.env);
const visit = (slug: string) => content.call<PublicPage>(readPublicPage, { of: slug });

describe('npm run content', () => {
  it('writes every page as a Markdown file, and takes its own files without a change', async () => {
    expect(await run('export', folder)).toMatchObject({ code: 0, stdout: [`Exportiert: 5 Seiten nach ${folder}.`] });
    expect(readdirSync(folder).toSorted()).toEqual([
      'agb.md',
      'barrierefreiheit.md',
      'datenquellen.md',
      'datenschutz.md',
      'impressum.md',
    ]);
    expect(readFileSync(join(folder, 'impressum.md'), 'utf8')).toMatch(/^---\nslug: impressum\ntitle: Impressum\n/);
    const { code, stdout } = await run('import', folder);
    expect([code, stdout]).toEqual([
      0,
      readdirSync(folder)
        .toSorted()
        .map((file) => `${file}: unverändert`),
    ]);
  });

  it('lays new pages out and saves changed ones: visitors and gateway see them', async () => {
    writeFileSync(join(folder, 'neu.md'), '---\nslug: neu\ntitle: Neu\nisPublished: true\n---\n\n**Hallo**\n');
    const agb = join(folder, 'agb.md');
    writeFileSync(agb, readFileSync(agb, 'utf8').replace('## Geltung', '## Geltungsbereich'));
    const { code, stdout } = await run('import', folder);
    expect([code, stdout.filter((line) => !line.endsWith('unverändert'))]).toEqual([
      0,
      ['agb.md: gespeichert', 'neu.md: angelegt'],
    ]);
    const { body } = await visit('neu');
    expect(body.content).toContain('<strong>Hallo</strong>');
    expect((await visit('agb')).body.content).toContain('Geltungsbereich');
    await content.published((known) => known.get(contentKey.page(body.id))?.page?.slug === 'neu');
    const rows = await content.database.sql(`SELECT actor FROM cms.audit WHERE target = $1`, [body.id]);
    expect(rows).toEqual([{ actor: 'Kommandozeile' }]);
  });

  it('names the German page of a translation by its address', async () => {
    const pages = mkdtempSync(join(folder, 'englisch-'));
    // The name of its file is before that of the German page.
    writeFileSync(join(pages, 'a.md'), '---\nslug: english\ntitle: English\ntranslates: deutsch\n---\n\nText\n');
    writeFileSync(join(pages, 'b.md'), '---\nslug: deutsch\ntitle: Deutsch\nisPublished: true\n---\n\nText\n');
    writeFileSync(join(pages, 'c.md'), '---\nslug: lost\ntitle: Lost\ntranslates: weg\n---\n\nText\n');
    const { stdout, stderr } = await run('import', pages);
    expect(stdout).toEqual(['b.md: angelegt', 'a.md: angelegt']);
    expect(stderr.join()).toContain('c.md: translates: Eine Seite mit der Adresse weg gibt es nicht.');
    await run('export', pages);
    expect(readFileSync(join(pages, 'english.md'), 'utf8')).toContain('\ntranslates: deutsch\n');
    expect(readFileSync(join(pages, 'deutsch.md'), 'utf8')).not.toContain('translates');
    expect((await run('import', pages)).stdout).toContain('english.md: unverändert');
  });

  it('E4: refuses what a save refuses, names the file, and takes the others', async () => {
    const files = {
      'a-gut.md': '---\nslug: a-gut\ntitle: Gut\nisPublished: true\n---\n\n<img src=x onerror=alert(1)>Text',
      'b-reserviert.md': '---\nslug: api\ntitle: T\n---\n\nText',
      'c-ohne-kopf.md': 'Text',
      'd-zu-tief.md': `---\nslug: d\ntitle: T\n---\n\n${'> '.repeat(20_000)}`,
    };
    const hostile = mkdtempSync(join(folder, 'feindlich-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(hostile, name), text);
    const { code, stdout, stderr } = await run('import', hostile);
    expect([code, stdout]).toEqual([1, ['a-gut.md: angelegt']]);
    expect(stderr.join('\n')).toMatch(/b-reserviert\.md: slug: .*reserviert[\s\S]*c-ohne-kopf\.md[\s\S]*d-zu-tief\.md/);
    expect((await visit('a-gut')).body.content).not.toContain('onerror');
  });

  it.each([[[]], [['export']], [['import', 'a', 'b']], [['delete', 'a']]])('refuses %j with help', async (words) => {
    const { code, stderr } = await run(...words);
    expect([code, stderr.at(-1)]).toEqual([1, 'Hilfe: npm run content -- --help']);
  });

  it('reports a folder that is missing', async () => {
    const { code, stderr } = await run('import', '/gibt/es/nicht');
    expect([code, stderr.length > 0]).toEqual([1, true]);
  });
});
