import { screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { answerCall, sentCalls, startFakeConsole } from '~/testing/fakes/console.js';
import { pages, pageStore, servePages } from '~/testing/fakes/pages.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { renderConsole } from '~/testing/render-console.js';
import { PageList } from './PageList.js';
import { usePageRows } from './use-page-rows.js';

startFakeConsole();

const order = '/api/admin/content/page-order';
const toName = (index: number) => `Seite ${index}`;
const toId = (index: number) => `44444444-4444-4444-8444-${String(index).padStart(12, '0')}`;
const menu = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...pages.imprint,
    id: toId(at + 1),
    title: toName(at + 1),
    slug: `seite-${at + 1}`,
  }));

function List({ chosen }: { chosen: string }) {
  return <PageList view={usePageRows()} chosenId={chosen} />;
}

/** The last part of a menu that is too long to be shown as a whole. @param index of the page that is chosen */
async function show(index: number, count = 54, part = 2) {
  servePages(menu(count));
  const { visitor } = renderConsole(<List chosen={toId(index)} />, `/?listPage=${part}`);
  await screen.findByText(toName(index));
  return { visitor, press: (name: string) => visitor.click(screen.getByRole('button', { name })) };
}

const titles = () =>
  screen.getAllByRole('listitem').map((item) => (item.textContent ?? '').replace(/\/seite-\d+.*$/, ''));
const idsSent = () => (sentCalls.at(-1)?.body as { ids: string[] }).ids;
/** Places of the pages as they were sent. */
const placesSent = () => idsSent().map((id) => Number(id.slice(-12)));

describe('a menu of more pages than one part shows', () => {
  it('continues the numbers on its second part, which shows no page of the first', async () => {
    await show(51);
    expect(titles()).toEqual(['51Seite 51', '52Seite 52', '53Seite 53', '54Seite 54']);
  });

  it('is sent as a whole, however long, so that a page crosses the end of a part', async () => {
    const { press } = await show(101, 102, 3);
    answerCall('post', order, () => ({ items: [], total: 102 }));
    await press('Seite 101 nach oben');
    expect(await screen.findByText('Seite 101 steht jetzt an Stelle 100.')).toBeInTheDocument();
    expect(placesSent()).toHaveLength(102);
    expect(placesSent().slice(98)).toEqual([99, 101, 100, 102]);
  });

  it('moves the page that was meant when another user has put one in front meanwhile', async () => {
    const { press } = await show(52);
    pageStore.pages = [{ ...pages.imprint, title: 'Neu' }, ...menu(54)];
    answerCall('post', order, () => ({ items: [], total: 55 }));
    await press('Seite 52 nach unten');
    await waitFor(() => expect(sentCalls).toHaveLength(1));
    expect(idsSent()[0]).toBe(pages.imprint.id);
    expect(placesSent().slice(51)).toEqual([51, 53, 52, 54]);
  });

  it('loses no other page when the moved one is deleted by now', async () => {
    const { press } = await show(52);
    pageStore.pages = menu(54).filter(({ id }) => id !== toId(52));
    answerCall('post', order, () => ({ items: [], total: 53 }));
    await press('Seite 52 nach unten');
    expect(await screen.findByText('Fehler beim Aktualisieren')).toBeInTheDocument();
    expect(sentCalls).toEqual([]);
    await waitFor(() => expect(titles()[1]).toBe('52Seite 52'));
  });

  it('is not sent when its other parts cannot be loaded, and the moved page returns to its place', async () => {
    const { press } = await show(53);
    fakeServer.use(
      http.get('*/api/admin/content/pages', ({ request }) =>
        new URL(request.url).searchParams.get('limit') === '100'
          ? problem(503, 'unavailable', 'Nicht erreichbar.')
          : undefined,
      ),
    );
    await press('Seite 53 nach oben');
    expect(await screen.findByText('Nicht erreichbar.')).toBeInTheDocument();
    await waitFor(() => expect(titles()[2]).toBe('53Seite 53'));
  });

  it('offers no move while another part is still on its way', async () => {
    const { press } = await show(53);
    expect(screen.getByRole('button', { name: 'Seite 53 nach oben' })).toBeInTheDocument();
    fakeServer.use(http.get('*/api/admin/content/pages', () => delay('infinite')));
    await press('Zurück');
    expect(screen.getByText(toName(53))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Seite 53 nach oben' })).not.toBeInTheDocument();
  });

  it('says that a part cannot be loaded, and shows no other part in its place', async () => {
    const { press } = await show(53);
    fakeServer.use(http.get('*/api/admin/content/pages', () => problem(503, 'unavailable', 'Nicht erreichbar.')));
    await press('Zurück');
    expect(await screen.findByText('Die Seiten konnten nicht geladen werden')).toBeInTheDocument();
    expect(screen.queryByText(toName(53))).not.toBeInTheDocument();
  });

  it('is searched without losing the field, and the results have no order to change', async () => {
    const { visitor } = await show(53);
    const field = screen.getByRole('searchbox');
    await visitor.type(field, 'seite-53');
    await waitFor(() => expect(titles()).toEqual(['1Seite 53']));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Seite 53 nach oben' })).not.toBeInTheDocument();
    await visitor.clear(field);
    expect(field).toHaveFocus();
  });
});
