import { act, screen, waitFor, within } from '@testing-library/react';
import { startFakeConsole } from '~/testing/fakes/console.js';
import { visitLogs } from '~/testing/visits/visit-logs.js';
import { button } from '~/testing/visit-site.js';

startFakeConsole();

const heads = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('the columns', () => {
  it('are chosen with the keyboard, remembered, and brought back', async () => {
    const { visitor, unmount } = await visitLogs();
    act(() => button('Spalten').focus());
    await visitor.keyboard('{Enter}');
    const sheet = screen.getByRole('dialog', { name: 'Spalten und Zeilenhöhe' });
    expect(within(sheet).getAllByRole('checkbox')).toHaveLength(6);
    act(() => box('IBAN').focus());
    await visitor.keyboard(' ');
    expect(heads()).not.toContain('IBAN');
    await visitor.click(button('Kompakt'));
    await visitor.keyboard('{Escape}');
    unmount();
    const again = await visitLogs();
    expect(heads()).toEqual(['Zeitpunkt', 'API-Schlüssel', 'IP-Adresse', 'Status', 'Kanal', 'Antwortzeit', 'Details']);
    await again.visitor.click(button('Spalten'));
    expect(button('Kompakt')).toHaveAttribute('aria-pressed', 'true');
    await again.visitor.click(button('Zurücksetzen'));
    expect(heads()).toContain('IBAN');
    expect(button('Normal')).toHaveAttribute('aria-pressed', 'true');
  });

  it('that a link hides are hidden until the user chooses, and only there', async () => {
    const { visitor, address } = await visitLogs('?hide=iban,timestamp,gibtesnicht');
    expect(heads()).toEqual(['Zeitpunkt', 'API-Schlüssel', 'IP-Adresse', 'Status', 'Kanal', 'Antwortzeit', 'Details']);
    expect(JSON.stringify({ ...localStorage })).not.toContain('iban');
    await visitor.click(button('Spalten'));
    await visitor.click(box('IBAN'));
    expect(heads()).toContain('IBAN');
    expect(address()).toBe('/admin/logs');
  });
});

describe('saved views', () => {
  async function save(visitor: Awaited<ReturnType<typeof visitLogs>>['visitor'], name: string) {
    await visitor.click(button('Ansichten'));
    await visitor.type(screen.getByRole('textbox', { name: 'Name der Ansicht' }), `${name}{Enter}`);
  }

  it('hold filters and columns, and stand in the address when they are opened', async () => {
    const { visitor, address } = await visitLogs('?range=7d&statusCode=401&hide=iban&offset=20&cursor=abc');
    await save(visitor, 'Abgewiesene');
    expect(screen.getByRole('link', { name: 'Abgewiesene' })).toHaveAttribute('aria-current', 'true');
    await visitor.keyboard('{Escape}');
    await visitor.click(button('Filter zurücksetzen'));
    await visitor.click(button('Spalten'));
    await visitor.click(button('Zurücksetzen'));
    await visitor.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/admin/logs'));
    await visitor.click(button('Ansichten'));
    await visitor.click(screen.getByRole('link', { name: 'Abgewiesene' }));
    expect(address()).toBe('/admin/logs?hide=iban&range=7d&statusCode=401');
    expect(heads()).not.toContain('IBAN');
    expect(await screen.findByRole('button', { name: 'Ansichten: Abgewiesene' })).toBeInTheDocument();
  });

  it('are renamed and deleted, and no two have one name', async () => {
    const { visitor } = await visitLogs('?range=1h');
    await save(visitor, 'Jetzt');
    await visitor.type(screen.getByRole('textbox', { name: 'Name der Ansicht' }), 'Jetzt{Enter}');
    expect(screen.getByText('Eine Ansicht mit diesem Namen gibt es schon.')).toBeInTheDocument();
    await visitor.click(button('Ansicht Jetzt umbenennen'));
    const field = screen.getByRole('textbox', { name: 'Neuer Name für Jetzt' });
    await visitor.clear(field);
    await visitor.type(field, 'Letzte Stunde{Enter}');
    expect(screen.getByRole('link', { name: 'Letzte Stunde' })).toBeInTheDocument();
    await visitor.click(button('Ansicht Letzte Stunde löschen'));
    await visitor.click(await screen.findByRole('button', { name: 'Löschen' }));
    expect(await screen.findByText('Noch keine Ansicht gespeichert.')).toBeInTheDocument();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Letzte Stunde');
  });

  it('G1: never hold an IBAN that is searched, and end that search', async () => {
    const { visitor } = await visitLogs();
    await visitor.type(screen.getByRole('textbox', { name: 'Vollständige IBAN' }), 'DE89370400440532013000{Enter}');
    await screen.findByText('1 Eintrag');
    await save(visitor, 'Ohne IBAN');
    expect(screen.getByText(/Die IBAN-Suche wird nicht gespeichert\.$/)).toBeInTheDocument();
    expect(JSON.stringify({ ...localStorage })).not.toContain('3704');
    await visitor.click(screen.getByRole('link', { name: 'Ohne IBAN' }));
    expect(await screen.findByText('3 Einträge')).toBeInTheDocument();
  });
});
