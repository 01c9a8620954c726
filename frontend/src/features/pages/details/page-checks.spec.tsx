import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerCall, sentCalls } from '~/testing/fakes/console.js';
import { pagePath, pages } from '~/testing/fakes/pages.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { pagesScreen, startFakePages, visitPages } from '~/testing/visits/visit-pages.js';

startFakePages();

const { questions } = pages;
const { button, field } = pagesScreen;
const checkPath = '/api/admin/content/check';
const finding = { code: 'gap', message: 'Eine Lücke ist noch offen.', place: 'Anschrift' };

async function visitCheck() {
  const { visitor } = await visitPages(`?page=${questions.id}`);
  return { visitor, open: () => visitor.click(button(/^Prüfliste/)) };
}

describe('the check before a page is published', () => {
  it('checks the content of the form, saved or not, and names the affected words', async () => {
    const { visitor, open } = await visitCheck();
    answerCall('post', checkPath, () => ({ findings: [finding, { ...finding, place: null }] }));
    await visitor.type(field('Titel'), ' neu');
    await open();
    const findings = await screen.findAllByText('Eine Lücke ist noch offen.');
    expect(findings.map(({ textContent }) => textContent)).toEqual([
      'Eine Lücke ist noch offen.Anschrift',
      'Eine Lücke ist noch offen.',
    ]);
    expect(sentCalls[0]?.body).toMatchObject({ title: 'Häufige Fragen neu', slug: 'haeufige-fragen' });
  });

  it('is done again when it is asked for, and says that nothing is left', async () => {
    const { visitor, open } = await visitCheck();
    let findings = [finding];
    answerCall('post', checkPath, () => ({ findings }));
    await open();
    await screen.findByText('Eine Lücke ist noch offen.');
    findings = [];
    await visitor.click(button('Erneut prüfen'));
    expect(await screen.findByText('Nichts zu beanstanden')).toBeInTheDocument();
    expect(sentCalls).toHaveLength(2);
  });

  it('leaves out an invalid address, so that the server does not refuse the check', async () => {
    const { visitor, open } = await visitCheck();
    answerCall('post', checkPath, () => ({ findings: [] }));
    await visitor.clear(field('Adresse (Slug)'));
    await visitor.type(field('Adresse (Slug)'), 'Mit Blank');
    await open();
    await screen.findByText('Nichts zu beanstanden');
    expect(sentCalls[0]?.body).not.toHaveProperty('slug');
  });

  it('says that the page could not be checked, and tries again', async () => {
    const { visitor, open } = await visitCheck();
    let isReachable = false;
    answerCall('post', checkPath, () =>
      isReachable ? { findings: [] } : problem(503, 'unavailable', 'Nicht erreichbar.'),
    );
    await open();
    expect(await screen.findByText('Die Seite konnte nicht geprüft werden')).toBeInTheDocument();
    isReachable = true;
    await visitor.click(button('Erneut versuchen'));
    expect(await screen.findByText('Nichts zu beanstanden')).toBeInTheDocument();
  });
});

describe('where a page is linked', () => {
  const answer = (answered: () => Response) => fakeServer.use(http.get(`*${pagePath(questions)}/links`, answered));

  async function visitLinks() {
    const { visitor } = await visitPages(`?page=${questions.id}`);
    const open = async () => {
      await visitor.click(button('Weitere Aktionen für Häufige Fragen'));
      await visitor.click(await screen.findByRole('menuitem', { name: 'Links hierher: Häufige Fragen' }));
    };
    return { visitor, open };
  }

  it('names each place by its kind and title', async () => {
    const { open } = await visitLinks();
    const links = [
      { source: 'page', sourceId: pages.imprint.id, title: 'Impressum' },
      { source: 'homepage', sourceId: 'a', title: 'Hero-Bereich' },
      { source: 'footer', sourceId: null, title: 'Rechtliches' },
    ];
    answer(() => HttpResponse.json({ links }));
    await open();
    const label = await screen.findByText('Hero-Bereich');
    const rows = within(label.closest('ul')!).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'SeiteImpressum',
      'StartseiteHero-Bereich',
      'FooterRechtliches',
    ]);
  });

  it('says that no place leads there', async () => {
    const { open } = await visitLinks();
    await open();
    expect(await screen.findByText('Keine Links hierher')).toBeInTheDocument();
  });

  it('says that the places could not be loaded, and loads them again', async () => {
    const { visitor, open } = await visitLinks();
    let isReachable = false;
    answer(() => (isReachable ? HttpResponse.json({ links: [] }) : problem(503, 'unavailable', 'Nicht erreichbar.')));
    await open();
    expect(await screen.findByText('Die Verlinkungen konnten nicht geladen werden')).toBeInTheDocument();
    isReachable = true;
    await visitor.click(button('Erneut versuchen'));
    await waitFor(() => expect(screen.getByText('Keine Links hierher')).toBeInTheDocument());
  });
});
