import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import { misspelledIban, validIban } from '~/testing/fakes/answer-of.js';
import { answerWith, problem, startFakeServer } from '~/testing/fakes/server.js';
import { renderSite } from '~/testing/render-site.js';
import { check } from '~/testing/visits/visit-home.js';

startFakeServer();

/** What axe finds in this page. Contrast needs a real browser: the theme's spec and the browser test judge it. */
async function violations(): Promise<string[]> {
  document.documentElement.lang = 'de';
  const { violations } = await act(() => axe.run(document, { rules: { 'color-contrast': { enabled: false } } }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

it('finds nothing before the first check', async () => {
  renderSite();
  expect(await violations()).toEqual([]);
});

it('finds nothing next to a valid IBAN and its toast', async () => {
  await check(validIban);
  await screen.findByText('IBAN gültig');
  expect(await violations()).toEqual([]);
});

it('finds nothing next to an invalid IBAN', async () => {
  await check(misspelledIban);
  await screen.findByText('IBAN ist ungültig');
  expect(await violations()).toEqual([]);
});

it('finds nothing while the visitor has to wait', async () => {
  answerWith(() => problem(429, 'rate_limited', 'Zu viele Anfragen.', { 'Retry-After': '60' }));
  await check(validIban);
  await screen.findByRole('timer');
  expect(await violations()).toEqual([]);
});

it('finds nothing on the not-found screen with the menu open', async () => {
  const { visitor } = renderSite('/gibt-es-nicht');
  await visitor.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  expect(await violations()).toEqual([]);
});

it('finds nothing on the page of a problem', async () => {
  renderSite('/fehler/quota_exceeded');
  await screen.findByText('Was Sie tun können');
  expect(await violations()).toEqual([]);
});
