import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import { misspelledIban, validIban } from '~/testing/fakes/create-iban-verdict.js';
import { answerWith, problem, startFakeServer } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';
import { checkIban } from '~/testing/visits/visit-home.js';

startFakeServer();

/** What axe finds in this page. Contrast needs a real browser: the theme's spec and the browser test judge it. */
async function violations(): Promise<string[]> {
  document.documentElement.lang = 'de';
  const { violations } = await act(() => axe.run(document, { rules: { 'color-contrast': { enabled: false } } }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

it('the home page has no violation before the first check', async () => {
  visitSite();
  expect(await violations()).toEqual([]);
});

it('a valid IBAN and its toast have no violation', async () => {
  await checkIban(validIban);
  await screen.findByText('IBAN gültig');
  expect(await violations()).toEqual([]);
});

it('an invalid IBAN has no violation', async () => {
  await checkIban(misspelledIban);
  await screen.findByText('IBAN ist ungültig');
  expect(await violations()).toEqual([]);
});

it('the note that the visitor must wait has no violation', async () => {
  answerWith(() => problem(429, 'rate_limited', 'Zu viele Anfragen.', { 'Retry-After': '60' }));
  await checkIban(validIban);
  await screen.findByRole('timer');
  expect(await violations()).toEqual([]);
});

it('the not-found screen with its menu open has no violation', async () => {
  const { visitor } = visitSite('/gibt-es-nicht');
  await visitor.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  expect(await violations()).toEqual([]);
});

it('the page of a problem has no violation', async () => {
  visitSite('/fehler/quota_exceeded');
  await screen.findByText('Was Sie tun können');
  expect(await violations()).toEqual([]);
});
