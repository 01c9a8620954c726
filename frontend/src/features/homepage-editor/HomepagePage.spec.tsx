// Loaded before the first test: the script takes longer than a test waits.
import './HomepagePage.js';
import type { CreateSectionBody, SaveSectionBody, Section } from '@pruefer/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerCall, answerConflict, manager, sentCalls, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { sections, serveContent } from '~/testing/fakes/content.js';
import { renderedAs } from '~/testing/fakes/pages.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import { button, dialog, toast, visitSite } from '~/testing/visit-site.js';
import { visitAfterFailure } from '~/testing/visits/visit-after-failure.js';

startFakeConsole();

const all = '/api/admin/homepage/sections';
const [hero, safe, call] = sections as [Section, Section, Section];
const rows = () =>
  within(screen.getByRole('list', { name: 'Bereiche' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const preview = () => within(screen.getByRole('region', { name: 'Vorschau' }));

async function visit(query = '', shown: readonly Section[] = sections) {
  signIn(manager);
  serveContent({ sections: shown });
  const site = visitSite(`/admin/homepage${query}`);
  // Behind an open dialog as well.
  await waitFor(() => expect(screen.getAllByText('Stimmt diese IBAN?')).not.toEqual([]));
  return site;
}

describe('the sections', () => {
  it('stand in their order, inactive ones with their badge', async () => {
    await visit();
    expect(rows()).toEqual([
      '1Stimmt diese IBAN?Hero-Bereich',
      '2SicherFeature-Kachel',
      '3Jetzt anfangenCall-to-ActionInaktiv',
    ]);
    expect(screen.getByText('3 Bereiche, 2 sichtbar')).toBeInTheDocument();
  });

  it('are previewed as the whole page, rendered by the server, and the address says which is chosen', async () => {
    const { visitor, address } = await visit();
    expect(preview().getByText('In einem Schritt')).toBeInTheDocument();
    expect((await preview().findByText('Nichts')).tagName).toBe('STRONG');
    expect(preview().queryByText('Zugang')).not.toBeInTheDocument();
    await visitor.click(button('Sicher auswählen'));
    expect(button('Sicher auswählen')).toHaveAttribute('aria-current', 'true');
    expect(button('Sicher Feature-Kachel')).toHaveAttribute('aria-current', 'true');
    expect(address()).toBe(`/admin/homepage?section=${safe.id}`);
    await visitor.click(button('Jetzt anfangen Call-to-Action'));
    expect(preview().getByText('Besucher sehen diesen Bereich nicht.')).toBeInTheDocument();
    expect(preview().getByText('Zugang')).toBeInTheDocument();
    expect((await preview().findByText('Nichts')).closest('[inert]')).not.toBeNull();
  });

  it('in English are marked, and previewed on their own home page', async () => {
    const { visitor } = await visit('', [
      ...sections,
      { ...safe, id: `${safe.id.slice(0, -1)}9`, title: 'Safe', language: 'en' },
    ]);
    expect([rows()[3], preview().queryByText('Safe')]).toEqual(['4SafeFeature-KachelEnglisch', null]);
    await visitor.click(button('Safe Feature-Kachel'));
    expect(preview().queryByText('Sicher')).not.toBeInTheDocument();
    expect(preview().getByRole('link', { name: 'In neuem Tab' })).toHaveAttribute('href', '/en');
  });

  it('are previewed in the width of a phone as well', async () => {
    const { visitor } = await visit();
    const pageWidth = () => button('Sicher auswählen').parentElement?.style.width;
    expect(pageWidth()).toBe('1280px');
    await visitor.click(preview().getByRole('button', { name: 'Smartphone' }));
    expect(pageWidth()).toBe('390px');
  });

  it('E4: a rendered text runs nothing even if the server were fooled', async () => {
    signIn(manager);
    serveContent();
    const html = '<p>gut</p><img src=x onerror="document.title=1"><script>document.title=2</script>';
    fakeServer.use(http.post('*/api/admin/content/render', () => HttpResponse.json(renderedAs(html))));
    visitSite(`/admin/homepage?section=${safe.id}`);
    const text = await screen.findByText('gut');
    expect(text.parentElement?.innerHTML).toBe('<p>gut</p><img src="x">');
  });

  it('are moved by buttons, at once, with the focus on its way and an undo', async () => {
    const { visitor } = await visit();
    const served = [safe, hero, call];
    answerCall('post', '/api/admin/homepage/section-order', () => {
      serveContent({ sections: served });
      return served;
    });
    await visitor.click(button('Sicher nach oben'));
    expect(rows()[0]).toBe('1SicherFeature-Kachel');
    expect(button('Sicher nach oben')).toHaveFocus();
    expect(await toast().findByText('Bereich aktualisiert')).toBeInTheDocument();
    expect(rows()[0]).toBe('1SicherFeature-Kachel');
    await visitor.click(toast().getByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(sentCalls).toHaveLength(2));
    expect(sentCalls.map(({ body }) => (body as { ids: string[] }).ids)).toEqual([
      [safe.id, hero.id, call.id],
      [hero.id, safe.id, call.id],
    ]);
  });

  it('move on from where they are seen, however late the server answers', async () => {
    const { visitor } = await visit();
    let answer = () => undefined as void;
    answerCall('post', '/api/admin/homepage/section-order', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return [];
    });
    await visitor.click(button(`${hero.title} nach unten`));
    await visitor.click(button(`${hero.title} nach unten`));
    expect(rows().map((row) => row?.slice(1, 7))).toEqual(['Sicher', 'Jetzt ', 'Stimmt']);
    await waitFor(() => expect(sentCalls).toHaveLength(2));
    expect((sentCalls[1]?.body as { ids: string[] }).ids).toEqual([safe.id, call.id, hero.id]);
    answer();
  });

  it('go back to where they were when the server refuses', async () => {
    const { visitor } = await visit();
    answerCall('post', '/api/admin/homepage/section-order', () => problem(503, 'unavailable', 'Weg.'));
    await visitor.click(button('Sicher nach unten'));
    expect(await toast().findByText('Fehler beim Aktualisieren')).toBeInTheDocument();
    expect(toast().getByText('Weg.')).toBeInTheDocument();
    expect(toast().queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
    expect(rows()[1]).toBe('2SicherFeature-Kachel');
  });

  it('that another user deletes keep the input, and a save reports that they are deleted', async () => {
    const { visitor } = await visit(`?dialog=edit&id=${safe.id}`);
    const form = await dialog(`Bereich ${safe.title} bearbeiten`);
    await fillIn(visitor, form.getByLabelText('Titel'), ' und neu');
    serveContent({ sections: [hero, call] });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('2 Bereiche, 1 sichtbar')).toBeInTheDocument());
    expect(form.getByLabelText('Titel')).toHaveValue('Sicher und neu');
    answerCall('put', `${all}/${safe.id}`, () => problem(404, 'section_unknown', 'Diesen Bereich gibt es nicht mehr.'));
    await visitor.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await toast().findByText('Diesen Bereich gibt es nicht mehr.')).toBeInTheDocument();
    expect(form.getByLabelText('Titel')).toHaveValue('Sicher und neu');
  });

  it('with an unknown id in the address are reported, and the dialog leaves the address', async () => {
    const { address } = await visit('?dialog=edit&id=99999999-0000-4000-8000-000000000000');
    expect(await toast().findByText('Bereich nicht gefunden')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/admin/homepage');
  });

  it('say when there are none, and what to do then', async () => {
    signIn(manager);
    serveContent({ sections: [] });
    const { visitor } = visitSite('/admin/homepage');
    expect(await screen.findByText('Noch keine Homepage-Bereiche erstellt')).toBeInTheDocument();
    await visitor.click(screen.getAllByRole('button', { name: 'Neuen Bereich erstellen' })[1]!);
    expect(await dialog('Bereich erstellen')).toBeDefined();
  });

  it('report a failure to load, and try again', async () => {
    signIn(manager);
    serveContent();
    await visitAfterFailure('/admin/homepage', all, 'Die Bereiche der Startseite konnten nicht geladen werden');
    expect(await screen.findByRole('list', { name: 'Bereiche' })).toBeInTheDocument();
  });
});

describe('a section', () => {
  it('is created with null for empty fields', async () => {
    const { visitor } = await visit('?dialog=create');
    const form = await dialog('Bereich erstellen');
    answerCall('post', all, (body) => ({ ...safe, ...(body as CreateSectionBody) }));
    await visitor.click(form.getByRole('button', { name: 'Bereich erstellen' }));
    expect(await toast().findByText('Bitte füllen Sie alle erforderlichen Felder aus.')).toBeInTheDocument();
    await fillIn(visitor, form.getByLabelText('Titel'), 'Schnell');
    await visitor.click(form.getByRole('radio', { name: 'Blitz' }));
    await visitor.click(form.getByRole('button', { name: 'Bereich erstellen' }));
    expect(await toast().findByText('Bereich erstellt')).toBeInTheDocument();
    expect(sentCalls).toEqual([
      {
        call: `POST ${all}`,
        body: {
          type: 'feature',
          title: 'Schnell',
          subtitle: null,
          content: null,
          buttonText: null,
          buttonUrl: null,
          icon: 'Zap',
          order: 4,
          isActive: true,
          language: 'de',
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('has all the icons to choose from, with the arrow keys', async () => {
    const { visitor } = await visit('?dialog=create');
    const form = await dialog('Bereich erstellen');
    expect(form.getAllByRole('radio')).toHaveLength(15);
    await visitor.click(form.getByRole('radio', { name: 'Kein Symbol' }));
    await visitor.keyboard('{ArrowRight}');
    expect(form.getByRole('radio', { name: 'Haken im Kreis' })).toBeChecked();
  });

  it('is edited with the version that was read; both versions stand side by side when that is old', async () => {
    const { visitor } = await visit(`?dialog=edit&id=${hero.id}`);
    const form = await dialog('Bereich Stimmt diese IBAN? bearbeiten');
    answerConflict(`${all}/${hero.id}`, { ...hero, subtitle: 'Inzwischen', version: 7 });
    await fillIn(visitor, form.getByLabelText('Untertitel'), ', sofort');
    await visitor.click(form.getByRole('button', { name: 'Speichern' }));
    await form.findByText('Inzwischen geändert');
    expect(form.getAllByRole('row')[1]).toHaveTextContent('UntertitelIn einem Schritt, sofortInzwischen');
    await visitor.click(form.getByRole('button', { name: 'Trotzdem speichern' }));
    expect(await toast().findByText('Bereich aktualisiert')).toBeInTheDocument();
    expect(sentCalls.map(({ body }) => (body as SaveSectionBody).version)).toEqual([4, 7]);
  });

  it('is deleted after a question that names it, and comes back', async () => {
    const { visitor } = await visit();
    answerCall('delete', `${all}/${safe.id}`, () => {
      serveContent({ sections: [hero, call] });
      return safe;
    });
    answerCall('post', `${all}/${safe.id}/restore`, () => safe);
    await visitor.click(button('Sicher löschen'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Bereich Sicher löschen?' }));
    expect(question.getByText(/^Sind Sie sicher, dass Sie den Bereich „Sicher“ löschen möchten/)).toBeInTheDocument();
    expect(question.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
    await visitor.click(question.getByRole('button', { name: 'Löschen' }));
    expect(await toast().findByText('Bereich gelöscht')).toBeInTheDocument();
    await waitFor(() => expect(rows()).toHaveLength(2));
    await visitor.click(toast().getByRole('button', { name: 'Rückgängig' }));
    expect(await toast().findByText('Sicher ist wieder da.')).toBeInTheDocument();
    expect(sentCalls.map((request) => request.call)).toEqual([
      `DELETE ${all}/${safe.id}`,
      `POST ${all}/${safe.id}/restore`,
    ]);
  });
});
