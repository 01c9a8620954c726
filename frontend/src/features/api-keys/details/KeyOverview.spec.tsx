import type { ApiKeyDetails } from '@pruefer/contracts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { manager, signIn } from '~/testing/fakes/console.js';
import { keys, serveKeys } from '~/testing/fakes/keys.js';
import { fakeServer } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';
import { startFakeKeys } from '~/testing/visits/visit-keys.js';

startFakeKeys();

const { nordlicht, old, kassel } = keys;

async function open(changes: Partial<ApiKeyDetails>) {
  signIn(manager);
  serveKeys();
  const details = { ...nordlicht, replaces: null, replacedBy: null, usage: [], ...changes };
  fakeServer.use(http.get(`*/api/admin/api-keys/${nordlicht.id}`, () => HttpResponse.json(details)));
  const site = visitSite(`/admin/api-keys?key=${nordlicht.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: nordlicht.clientName }));
  await drawer.findByText(/verfügbar$/);
  const fact = (label: string) => drawer.getByText(label, { selector: 'dt' }).nextElementSibling;
  return { ...site, drawer, fact };
}

it('says the rules of a key, and which key it has replaced', async () => {
  const { visitor, address, drawer, fact } = await open({
    used: 249_999,
    expiresAt: '2027-06-30T22:00:00.000Z',
    rateLimitPerMinute: 1_200,
    allowedAddresses: ['203.0.113.0/24', '2001:db8::/32'],
    lastUsedAt: '2026-11-20T13:07:31.000Z',
    replaces: kassel.id,
  });
  expect(drawer.getByText('1 Aufruf verfügbar')).toBeInTheDocument();
  expect(drawer.getByRole('meter')).toHaveAttribute('aria-valuetext', '249.999 von 250.000, 99 %');
  expect(fact('Gültig bis')).toHaveTextContent(/^30\.06\.2027$/);
  expect(fact('Ratenlimit')).toHaveTextContent('1.200 Aufrufe pro Minute');
  expect(
    [...fact('Erlaubte IP-Adressen')!.querySelectorAll('span, code')].map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['203.0.113.0/24', '2001:db8::/32']));
  expect(fact('Zuletzt verwendet')).toHaveTextContent('20.11.2026, 14:07');
  await visitor.click(drawer.getByRole('button', { name: kassel.id }));
  expect(address()).toBe(`/admin/api-keys?key=${kassel.id}`);
});

it('says until when a replaced key still works, and since when it does not', async () => {
  const supersededAt = '2099-01-01T23:30:00Z';
  const { fact, drawer, unmount } = await open({ isRenewed: true, supersededAt, replacedBy: old.id });
  expect(fact('Gilt noch bis')).toHaveTextContent('02.01.2099, 00:30');
  expect(fact('Ersetzt durch')).toHaveTextContent(old.id);
  expect(drawer.queryByText('Ersetzt seit')).not.toBeInTheDocument();
  unmount();
  const over = await open({ isRenewed: true, isActive: false, supersededAt: '2026-05-11T22:30:00Z' });
  expect(over.fact('Ersetzt seit')).toHaveTextContent('12.05.2026');
  expect(over.drawer.queryByText('Gilt noch bis')).not.toBeInTheDocument();
});

it('shows the use of the last days as a table too, each day as it is in UTC', async () => {
  const usage = [
    { day: '2026-11-19', calls: 0 },
    { day: '2026-11-20', calls: 12_041 },
  ];
  const { visitor, drawer } = await open({ usage });
  const chart = within(drawer.getByRole('region', { name: 'Aufrufe je Tag' }));
  expect(chart.getByText('letzte 30 Tage (UTC), 12.041 Aufrufe')).toBeInTheDocument();
  await visitor.click(chart.getByRole('button', { name: 'Als Tabelle' }));
  expect(chart.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TagAufrufe',
    '19.11.20260',
    '20.11.202612.041',
  ]);
});
