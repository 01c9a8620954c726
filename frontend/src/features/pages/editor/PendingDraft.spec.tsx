import type { AdminPage } from '@pruefer/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { answerCall, manager, sentCalls, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { pagePath, pages } from '~/testing/fakes/pages.js';
import { problem } from '~/testing/fakes/server.js';
import { renderConsole } from '~/testing/render-console.js';
import { PendingDraft } from './PendingDraft.js';

startFakeConsole();

const { questions } = pages;
const path = pagePath(questions);
const draft: NonNullable<AdminPage['draft']> = {
  title: 'Fragen und Antworten',
  slug: questions.slug,
  metaDescription: null,
  content: '## Neu\n',
  menuOrder: 2,
  showInMenu: true,
  noindex: false,
  translationOf: null,
  savedAt: '2026-11-19T23:30:00Z',
  savedBy: 's.aydin',
};
const withDraft = (changes: Partial<typeof draft> = {}): AdminPage => ({
  ...questions,
  draft: { ...draft, ...changes },
});

function show(page = withDraft(), isUnsaved = false) {
  signIn(manager);
  answerCall('post', '/api/admin/content/check', () => ({ findings: [] }));
  const { visitor } = renderConsole(<PendingDraft page={page} isUnsaved={isUnsaved} />);
  return { press: (name: string) => visitor.click(screen.getByRole('button', { name })), visitor };
}

const question = async (title: RegExp) => within(await screen.findByRole('alertdialog', { name: title }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
const changes = () => sentCalls.filter(({ call }) => !call.endsWith('/check'));

describe('a draft over what visitors see', () => {
  it('says whose it is and from when, in the zone of the settings', () => {
    show();
    expect(screen.getByText(/Entwurf vom 20\.11\.2026, 00:30.* von s\.aydin/)).toBeInTheDocument();
  });

  it('cannot be published or discarded while the form has unsaved input', () => {
    show(withDraft(), true);
    expect(screen.getByText('Speichern oder verwerfen Sie zuerst Ihre Änderungen.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is published as the version that was seen, by the title that it has now', async () => {
    const { press } = show();
    answerCall('post', `${path}/draft/publish`, () => questions);
    await press('Entwurf veröffentlichen');
    expect(await screen.findByText(/^Fragen und Antworten /)).toBeInTheDocument();
    expect(changes()).toEqual([{ call: `POST ${path}/draft/publish`, body: { version: 3 } }]);
  });

  it('has the draft checked, not the text that visitors see, and stays one when the findings are reason enough', async () => {
    const { press, visitor } = show();
    answerCall('post', '/api/admin/content/check', () => ({
      findings: [{ code: 'description_missing', message: 'Die Beschreibung fehlt.', place: null }],
    }));
    await press('Entwurf veröffentlichen');
    const asked = await question(/veröffentlichen/);
    expect(sentCalls.at(-1)?.body).toMatchObject({ title: 'Fragen und Antworten', content: '## Neu\n' });
    await visitor.click(asked.getByRole('button', { name: 'Zurück zum Text' }));
    await isClosed();
    expect(changes()).toEqual([]);
  });

  it('asks about an address that would change before anything else, and may be left at that', async () => {
    const { press, visitor } = show(withDraft({ slug: 'faq' }));
    await press('Entwurf veröffentlichen');
    const asked = await question(/Adresse/);
    expect(asked.getByText(/\/haeufige-fragen/)).toBeInTheDocument();
    expect(sentCalls).toEqual([]);
    await visitor.click(asked.getByRole('button', { name: 'Abbrechen' }));
    await isClosed();
    expect(sentCalls).toEqual([]);
  });

  it('is thrown away only after a question that names the page', async () => {
    const { press, visitor } = show();
    answerCall('delete', `${path}/draft`, () => questions);
    await press('Entwurf verwerfen');
    await visitor.click((await question(/„Häufige Fragen“ verwerfen/)).getByRole('button', { name: 'Abbrechen' }));
    await isClosed();
    expect(sentCalls).toEqual([]);
    await press('Entwurf verwerfen');
    await visitor.click((await question(/verwerfen/)).getByRole('button', { name: 'Entwurf verwerfen' }));
    expect(await screen.findByText('Der Entwurf von Häufige Fragen ist verworfen.')).toBeInTheDocument();
    expect(sentCalls).toHaveLength(1);
  });

  it.each([
    ['post', 'publish', 'Entwurf veröffentlichen'],
    ['delete', '', 'Entwurf verwerfen'],
  ] as const)('says why it stays when the server refuses (%s)', async (method, rest, name) => {
    const { press, visitor } = show();
    answerCall(method, `${path}/draft${rest && `/${rest}`}`, () =>
      problem(409, 'version_conflict', 'Inzwischen geändert.'),
    );
    await press(name);
    if (method === 'delete') await visitor.click((await question(/verwerfen/)).getByRole('button', { name }));
    expect(await screen.findByText('Inzwischen geändert.')).toBeInTheDocument();
    expect(screen.getByText('Fehler beim Aktualisieren')).toBeInTheDocument();
  });
});
