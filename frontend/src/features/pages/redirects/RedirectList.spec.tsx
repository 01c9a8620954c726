import { screen, waitFor, within } from '@testing-library/react';
import type { Redirect } from '@pruefer/contracts';
import { http, HttpResponse } from 'msw';
import { answerCall, manager, sentCalls, signIn } from '~/testing/fakes/console.js';
import { pages, servePages } from '~/testing/fakes/pages.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';
import { pagesScreen, startFakePages } from '~/testing/visits/visit-pages.js';

startFakePages();

const path = '/api/admin/content/redirects';
const redirect: Redirect = {
  slug: 'faq',
  pageId: pages.questions.id,
  to: 'haeufige-fragen',
  pageTitle: 'Häufige Fragen',
  createdAt: '2026-11-22T10:00:00Z',
  createdBy: 'm.hoffmann',
};

/** The list as the address opens it. */
async function open(redirects: Redirect[]) {
  signIn(manager);
  servePages();
  const stored = [...redirects];
  fakeServer.use(
    http.get(`*${path}`, ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? '';
      const items = stored.filter(({ slug }) => slug.includes(search));
      return HttpResponse.json({ items, total: items.length });
    }),
  );
  const { visitor } = visitSite('/admin/content?dialog=redirects');
  const drawer = within(await screen.findByRole('dialog', { name: 'Weiterleitungen' }));
  const remove = async () => {
    await visitor.click(await drawer.findByRole('button', { name: 'Weiterleitung von /faq löschen' }));
    return within(await screen.findByRole('alertdialog', { name: 'Weiterleitung von /faq löschen?' }));
  };
  return { visitor, drawer, remove, stored };
}

describe('the redirects', () => {
  it('names each old address with its page', async () => {
    const { drawer } = await open([redirect]);
    expect(await drawer.findByText('/faq')).toBeInTheDocument();
    expect(drawer.getByText('führt zu „Häufige Fragen“ (/haeufige-fragen)')).toBeInTheDocument();
    expect(drawer.getByText(/von m\.hoffmann$/)).toBeInTheDocument();
  });

  it('says when there are none', async () => {
    const { drawer } = await open([]);
    expect(await drawer.findByText('Keine Weiterleitungen')).toBeInTheDocument();
  });

  it('searches addresses and titles on the server, and gives the whole list back', async () => {
    const { visitor, drawer } = await open([redirect]);
    await visitor.type(drawer.getByRole('searchbox', { name: 'Adresse oder Seite suchen' }), 'preise');
    expect(await drawer.findByText('Keine Weiterleitung gefunden')).toBeInTheDocument();
    await visitor.click(drawer.getByRole('button', { name: 'Filter zurücksetzen' }));
    expect(await drawer.findByText('/faq')).toBeInTheDocument();
  });

  it('asks before it deletes one, and lists it no longer', async () => {
    const { visitor, drawer, remove, stored } = await open([redirect]);
    answerCall('delete', `${path}/faq`, () => stored.pop()!);
    const question = await remove();
    expect(sentCalls).toEqual([]);
    await visitor.click(question.getByRole('button', { name: 'Löschen' }));
    expect(await drawer.findByText('Keine Weiterleitungen')).toBeInTheDocument();
    expect(pagesScreen.toast().getByText('Weiterleitung gelöscht')).toBeInTheDocument();
  });

  it('says why one cannot be deleted', async () => {
    const { visitor, drawer, remove } = await open([redirect]);
    answerCall('delete', `${path}/faq`, () => problem(404, 'redirect_unknown', 'Diese Weiterleitung gibt es nicht.'));
    await visitor.click((await remove()).getByRole('button', { name: 'Löschen' }));
    await waitFor(() =>
      expect(pagesScreen.toast().getByText('Diese Weiterleitung gibt es nicht.')).toBeInTheDocument(),
    );
    expect(drawer.getByText('/faq')).toBeInTheDocument();
  });
});
