import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { admin, manager, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { fakeServer } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';

startFakeConsole();

const searched: string[] = [];
function answerSearch(): void {
  searched.length = 0;
  fakeServer.use(
    http.get('*/api/admin/api-keys', ({ request }) => {
      searched.push(new URL(request.url).searchParams.get('search') ?? '');
      const key = { id: '4f9c21ab07de4c11aa00', clientName: 'Nordlicht GmbH', clientEmail: 'it@nordlicht.example' };
      return HttpResponse.json({ items: [key], total: 1 });
    }),
  );
}

async function openPalette(user: typeof admin) {
  signIn(user);
  answerSearch();
  const site = visitSite('/admin/account');
  await screen.findByRole('button', { name: /^Seiten, Schlüssel/ });
  await site.visitor.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Seiten, Schlüssel und Kunden suchen' }));
  await waitFor(() => expect(palette.getByRole('combobox')).toHaveFocus());
  return { ...site, palette };
}

const titles = () => screen.queryAllByRole('option').map(({ firstChild }) => firstChild?.textContent);

describe('the palette', () => {
  it('opens by Strg+K with the pages and actions of the own role, and closes by Escape', async () => {
    const { visitor } = await openPalette(manager);
    expect(titles()).toEqual(expect.arrayContaining(['Dashboard', 'Passwort ändern']));
    expect(titles()).not.toContain('Benutzerverwaltung');
    expect(titles()).not.toContain('Benutzer erstellen');
    await visitor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('leads to a page by a few letters and Enter', async () => {
    const { visitor, address } = await openPalette(admin);
    await visitor.keyboard('benutzerv{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/users'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Benutzerverwaltung');
  });

  it('leads by the keyboard to the heading of the screen that is already open', async () => {
    const { visitor } = await openPalette(manager);
    await visitor.keyboard('mein konto{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('leads to the dialog of an action', async () => {
    const { visitor, address } = await openPalette(admin);
    await visitor.keyboard('passwort{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/account?dialog=own-password'));
  });

  it('finds the keys of a client once the typing rests, and leads to them', async () => {
    const { visitor, palette, address } = await openPalette(manager);
    await visitor.keyboard('nordl');
    const found = await palette.findByRole('option', { name: /^Nordlicht GmbH/ });
    expect(searched).toEqual(['nordl']);
    await visitor.click(found);
    await waitFor(() => expect(address()).toBe('/admin/api-keys?search=4f9c21ab07de4c11aa00&renewed=true'));
  });

  it('finds users for admins alone', async () => {
    const { visitor, palette, address } = await openPalette(admin);
    await visitor.keyboard('praktik');
    await visitor.click(await palette.findByRole('option', { name: /^praktikum/ }));
    await waitFor(() => expect(address()).toBe('/admin/users?search=praktikum&dialog=edit&id=3'));
  });

  it('asks nothing before two characters, and shows only what the last question has found', async () => {
    const { visitor, palette } = await openPalette(manager);
    const answers: (() => void)[] = [];
    const aborted: string[] = [];
    fakeServer.use(
      http.get('*/api/admin/api-keys', async ({ request }) => {
        const search = new URL(request.url).searchParams.get('search') ?? '';
        searched.push(search);
        request.signal.addEventListener('abort', () => aborted.push(search));
        await new Promise<void>((answer) => answers.push(answer));
        return HttpResponse.json({ items: [{ id: search, clientName: `Kunde ${search}`, clientEmail: '' }], total: 1 });
      }),
    );
    await visitor.keyboard('n');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(searched).toEqual([]);
    await visitor.keyboard('o');
    await waitFor(() => expect(searched).toEqual(['no']));
    expect(palette.getByText('Wird gesucht')).toBeInTheDocument();
    await visitor.keyboard('r');
    await waitFor(() => expect(searched).toEqual(['no', 'nor']));
    await waitFor(() => expect(aborted).toEqual(['no']));
    answers[1]?.();
    expect(await palette.findByRole('option', { name: /^Kunde nor/ })).toBeInTheDocument();
    answers[0]?.();
    expect(palette.queryByRole('option', { name: /^Kunde no\b/ })).not.toBeInTheDocument();
    await visitor.keyboard('d');
    await waitFor(() => expect(searched).toHaveLength(3));
    await visitor.keyboard('{Escape}');
    await waitFor(() => expect(aborted.at(-1)).toBe('nord'));
  });

  it('G1: leads to the requests of an IBAN, without a call about it', async () => {
    const { visitor, palette, address } = await openPalette(manager);
    await visitor.keyboard('DE89 3704 0044 0532 0130 00');
    await palette.findByRole('option', { name: /^Anfragen zu DE89…3000/ });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(searched).toEqual([]);
    await visitor.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/logs?range=30d'));
  });

  it('does what needs no page: signs out, changes the theme, lists the shortcuts', async () => {
    const { visitor, address } = await openPalette(manager);
    await visitor.keyboard('tastenk{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Tastenkürzel' })).toBeInTheDocument();
    await visitor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await visitor.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await visitor.keyboard('abmeld{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('says when there is nothing', async () => {
    const { visitor, palette } = await openPalette(manager);
    fakeServer.use(http.get('*/api/admin/api-keys', () => HttpResponse.json({ items: [], total: 0 })));
    await visitor.keyboard('xyzxyz');
    expect(await palette.findByText('Nichts gefunden')).toBeInTheDocument();
  });
});
