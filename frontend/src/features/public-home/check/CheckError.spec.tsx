import { act, screen, waitFor } from '@testing-library/react';
import { validIban } from '~/testing/fakes/create-iban-verdict.js';
import { answerWith, fakeServer, problem, startFakeServer } from '~/testing/fakes/server.js';
import { checkIban } from '~/testing/visits/visit-home.js';

startFakeServer();

describe('no verdict', () => {
  const unavailable = 'Der Dienst ist vorübergehend nicht erreichbar.';

  it('shows the message of the server as toast and on the page, with the request id, and tries again', async () => {
    answerWith(() => problem(503, 'unavailable', unavailable));
    const { visitor } = await checkIban(validIban);
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Validierungsfehler');
    expect(toast).toHaveTextContent(unavailable);
    expect(screen.getAllByText(unavailable)).toHaveLength(2);
    expect(screen.getByText('b7c2-0042')).toBeInTheDocument();

    fakeServer.resetHandlers();
    await visitor.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('IBAN ist gültig')).toBeInTheDocument();
  });

  it('shows the default text when no message came', async () => {
    answerWith(() => new Response('', { status: 502 }));
    await checkIban(validIban);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten.');
  });

  it('calls a server that does not answer that', async () => {
    answerWith(() => Response.error());
    await checkIban(validIban);
    expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung zum Server.');
  });

  it('calls it offline where there is no network, and notices when it is back', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answerWith(() => Response.error());
    await checkIban(validIban);
    expect(await screen.findByRole('alert')).toHaveTextContent('Sie sind offline: keine Verbindung zum Internet.');
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Die Verbindung ist wieder da. Sie können jetzt erneut prüfen.')).toBeInTheDocument();
    onLine.mockRestore();
  });

  it('does not offer to repeat what will be refused again', async () => {
    answerWith(() => problem(400, 'iban_characters', 'Die Eingabe enthält Zeichen, die in keiner IBAN vorkommen.'));
    await checkIban('DE89Ä');
    expect(await screen.findByRole('alert')).toHaveTextContent('Zeichen, die in keiner IBAN vorkommen');
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
  });
});

describe('too many checks', () => {
  const limited = 'Zu viele Anfragen. Bitte warten Sie einen Moment.';

  it('counts down how long to wait and points to API keys', async () => {
    answerWith(() => problem(429, 'rate_limited', limited, { 'Retry-After': '2' }));
    await checkIban(validIban);
    expect(await screen.findByRole('alert')).toHaveTextContent(limited);
    const timer = await screen.findByRole('timer');
    expect(timer).toHaveTextContent('Nächste Prüfung möglich in 2 Sekunden.');
    expect(screen.getByText(/API-Schlüssel mit eigenem Kontingent/)).toBeInTheDocument();
    await waitFor(() => expect(timer).toHaveTextContent('in 1 Sekunde.'));
    await waitFor(() => expect(timer).toHaveTextContent('Sie können jetzt wieder prüfen.'));
  });

  it('takes the time from RateLimit when there is no Retry-After, in minutes', async () => {
    answerWith(() => problem(429, 'rate_limited', limited, { RateLimit: '"public";r=0;t=412' }));
    await checkIban(validIban);
    expect(await screen.findByRole('timer')).toHaveTextContent('in 6:52 Minuten.');
  });

  it('counts nothing when waiting does not help', async () => {
    answerWith(() => problem(429, 'quota_exceeded', 'Kontingent aufgebraucht'));
    await checkIban(validIban);
    await screen.findByRole('alert');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});
