/** @jest-environment jest-fixed-jsdom */
import { validateIban as endpoint } from '@pruefer/contracts';
import { http, HttpResponse } from 'msw';
import { createIbanVerdict, validIban } from '~/testing/fakes/create-iban-verdict.js';
import { fakeServer, startFakeServer } from '~/testing/fakes/server.js';
import { requestVerdict, validateIbanEndpoint } from './request-verdict.js';

startFakeServer();

const ask = () => requestVerdict(validIban, new AbortController().signal);

it('asks where the contract says', () => {
  expect(endpoint).toMatchObject(validateIbanEndpoint);
});

it('sends JSON with cookies and gives the answer', async () => {
  let seen: Request | undefined;
  fakeServer.use(
    http.post('*/api/validate-iban', ({ request }) => {
      seen = request;
      return HttpResponse.json(createIbanVerdict(validIban));
    }),
  );
  expect((await ask()).data).toEqual(createIbanVerdict(validIban));
  expect(seen?.headers.get('Content-Type')).toBe('application/json');
  expect(seen?.credentials).toBe('include');
});

it('gives a specific error without an answer', async () => {
  fakeServer.use(http.post('*/api/validate-iban', () => HttpResponse.error()));
  expect((await ask()).error).toMatchObject({
    status: null,
    message: 'Keine Verbindung zum Server.',
  });
});
