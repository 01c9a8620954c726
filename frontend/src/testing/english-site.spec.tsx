/**
 * @jest-environment jest-fixed-jsdom
 * @jest-environment-options {"html": "<html lang='en'><head></head><body></body></html>"}
 */
import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { checkPagePath, homePath } from '@pruefer/contracts';
import { createIbanVerdict, validIban } from '~/testing/fakes/create-iban-verdict.js';
import { App } from '~/app/App.js';
import { HomeSections } from '~/features/public-home/HomeSections.js';
import { answerWith, fakeServer, startFakeServer } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';
import { sitePaths } from '~/texts/site-paths.js';

startFakeServer();

const german = /[äöüß]|prüf|eingeb|ungültig|Bankleitzahl|Kontonummer|Startseite/i;

it('checks an IBAN in English, whatever the browser prefers', async () => {
  const languages: (string | null)[] = [];
  answerWith((request) => {
    languages.push(request.headers.get('accept-language'));
    return Response.json(createIbanVerdict(validIban, 'en'));
  });
  const { visitor, container } = visitSite('/en');
  expect(await screen.findByRole('heading', { name: 'Is this IBAN right?', level: 1 })).toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: 'Check an IBAN' });
  expect(field.closest('form')).toHaveAttribute('action', checkPagePath.en);
  await visitor.type(field, `${validIban}{Enter}`);
  expect(await screen.findByText('IBAN is valid')).toBeInTheDocument();
  expect(screen.getByText('Germany')).toBeInTheDocument();
  expect(screen.getByText(/^according to Deutsche Bundesbank, as of \d{4}-\d\d-\d\d$/)).toBeInTheDocument();
  expect(languages).toEqual(['en']);
  const visibleText = container.textContent.replaceAll(/IBAN-Prüfer|Köln/g, '');
  expect(german.exec(visibleText)).toBeNull();
});

it('leads to the German site, and home within the English one', async () => {
  visitSite('/en/gibt-es-nicht');
  expect(screen.getByRole('link', { name: /^Deutsch/ })).toHaveAttribute('href', homePath.de);
  expect(await screen.findByRole('link', { name: 'To the home page' })).toHaveAttribute('href', homePath.en);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', homePath.en);
});

it('asks for the sections of the English home page where the document has none', async () => {
  const addresses: string[] = [];
  fakeServer.use(
    http.get('*/api/homepage/sections', ({ request }) => {
      addresses.push(new URL(request.url).search);
      return HttpResponse.json([]);
    }),
  );
  render(<HomeSections />, { wrapper: App });
  await waitFor(() => expect(addresses).toEqual(['?language=en']));
});

it('has the addresses of the contract', () => {
  expect(sitePaths).toMatchObject({ home: homePath.en, check: checkPagePath.en, otherHome: homePath.de });
});
