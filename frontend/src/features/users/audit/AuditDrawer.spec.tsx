import { type AuditRecord, defaultTimes, timesIn } from '@pruefer/contracts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { App } from '~/app/App.js';
import { auditRecord } from '~/testing/fakes/console.js';
import { AuditDrawer } from './AuditDrawer.js';

const record = auditRecord({
  id: 'keys-9',
  timestamp: '2026-11-20T23:12:44Z',
  action: 'key.changed',
  target: '4f9c21ab',
  targetName: 'Nordlicht GmbH',
  details: { quota: { from: 250_000, to: 1_250_000 }, allowedAddresses: { from: ['10.0.0.0/8'], to: [] } },
});

function show(differs: Partial<AuditRecord> = {}, times = defaultTimes) {
  const called = { setFilter: jest.fn(), onClose: jest.fn() };
  render(<AuditDrawer record={{ ...record, ...differs }} times={times} {...called} />, { wrapper: App });
  const drawer = within(screen.getByRole('dialog'));
  const facts = drawer
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  return { ...called, drawer, facts };
}

it('shows author, action, time, and the state before', () => {
  const { drawer, facts } = show();
  expect(screen.getByRole('dialog')).toHaveAccessibleName(
    'm.hoffmann hat den API-Schlüssel von Nordlicht GmbH geändert',
  );
  expect(drawer.getByText('21.11.2026, 00:12:44')).toBeInTheDocument();
  expect(drawer.getByRole('heading', { name: 'Geändert' })).toBeInTheDocument();
  expect(facts).toEqual([
    'Kontingent: 250.000 → 1.250.000',
    'Erlaubte IP-Adressen und Netze: 10.0.0.0/8 → leer',
    'Objekt: Nordlicht GmbH',
    'Objekt-Kennung: 4f9c21ab',
    'Netz: 203.0.113.0/24',
    'Anfrage-Kennung: r-1',
  ]);
});

it('leads to all of the person and all about the object', () => {
  const { drawer, setFilter } = show();
  fireEvent.click(drawer.getByRole('button', { name: 'Nur diese Person' }));
  fireEvent.click(drawer.getByRole('button', { name: 'Nur dieses Objekt' }));
  expect(setFilter.mock.calls).toEqual([[{ person: 'm.hoffmann' }], [{ target: '4f9c21ab' }]]);
});

it('of an unknown user it has no link, and names the unknown values', () => {
  const { drawer, facts } = show({
    action: 'login.failed',
    actor: null,
    actorId: null,
    target: null,
    targetName: null,
    network: null,
    requestId: null,
    details: null,
  });
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/^Unbekannt konnte sich nicht anmelden/);
  expect(drawer.queryByRole('button', { name: /^Nur/ })).not.toBeInTheDocument();
  expect(drawer.queryByRole('heading', { name: /Geändert|Weitere Angaben/ })).not.toBeInTheDocument();
  expect(facts).toEqual(['Netz: nicht bekannt', 'Anfrage-Kennung: nicht bekannt']);
});

it('details without a before are not called changes', () => {
  const { drawer, facts } = show({ action: 'key.topped-up', details: { amount: 5_000, orderNumber: 'A-7' } });
  expect(drawer.getByRole('heading', { name: 'Weitere Angaben' })).toBeInTheDocument();
  expect(facts.slice(0, 2)).toEqual(['Aufrufe: 5.000', 'Auftragsnummer: A-7']);
});

it('is closed by Escape and by its button', () => {
  const { drawer, onClose } = show();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.click(drawer.getByRole('button', { name: 'Details schließen' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('the time is in the zone and formats of the settings', () => {
  const times = timesIn({ timezone: 'America/Los_Angeles', dateFormat: 'DD/MM/YYYY', timeFormat: 'hh:mm A' });
  expect(show({}, times).drawer.getByText('20/11/2026, 03:12 PM')).toBeInTheDocument();
});
