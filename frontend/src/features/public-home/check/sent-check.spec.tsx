import type { SubmittedCheck } from '@pruefer/contracts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SiteViewContext, unknownSite } from '~/api/content/site-view.js';
import { App } from '~/app/App.js';
import { createIbanVerdict, misspelledIban, validIban } from '~/testing/fakes/create-iban-verdict.js';
import { answerWith, problem, startFakeServer } from '~/testing/fakes/server.js';
import { field } from '~/testing/visits/visit-home.js';
import { IbanCheckCard } from './IbanCheckCard.js';
import { useIbanField } from './use-iban-field.js';

startFakeServer();

/** The card of a document that brings a check along, or of one that does not. */
function open(check?: SubmittedCheck) {
  render(
    <SiteViewContext value={{ site: unknownSite, isEmbedded: true, ...(check && { check }) }}>
      <App>
        <IbanCheckCard />
      </App>
    </SiteViewContext>,
  );
  return userEvent.setup({ delay: null });
}

const press = (visitor: ReturnType<typeof userEvent.setup>) =>
  visitor.click(screen.getByRole('button', { name: 'Prüfen' }));
const announced = () =>
  screen.getByRole('heading', { name: 'IBAN prüfen' }).closest('section')!.querySelector('[aria-live]')!;

describe('a check that was sent without a script', () => {
  it('stays with its answer, and is not sent again', async () => {
    open({ iban: validIban, answer: createIbanVerdict(validIban) });
    expect(await screen.findByText('IBAN ist gültig')).toBeInTheDocument();
    expect(field()).toHaveValue('DE89 3704 0044 0532 0130 00');
    expect(screen.queryByText('IBAN gültig')).not.toBeInTheDocument();
  });

  it('keeps the input, and shows the reason of a refusal and how long to wait', () => {
    const message = 'Zu viele Anfragen. Bitte warten Sie einen Moment.';
    open({ iban: validIban, refusal: { status: 429, message, requestId: 'r-1', waitSeconds: 412 } });
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('in 6:52 Minuten.');
    expect(field()).toHaveValue('DE89 3704 0044 0532 0130 00');
  });

  it('disappears as soon as the input changes', async () => {
    const visitor = open({ iban: misspelledIban, answer: createIbanVerdict(misspelledIban) });
    expect(await screen.findByText('IBAN ist ungültig')).toBeInTheDocument();
    await visitor.type(field(), '{Backspace}');
    expect(screen.queryByText('IBAN ist ungültig')).not.toBeInTheDocument();
  });

  it('can be repeated where the server was out of order', async () => {
    const refusal = { status: 503, message: 'Nicht erreichbar.', requestId: 'r-2', waitSeconds: null };
    const visitor = open({ iban: validIban, refusal });
    expect(screen.getByText('r-2')).toBeInTheDocument();
    await visitor.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('IBAN ist gültig')).toBeInTheDocument();
  });
});

it('announces the answer next to the field, and nothing while it is on its way', async () => {
  const asked: ((response: Response) => void)[] = [];
  answerWith(() => new Promise((resolve) => asked.push(resolve)));
  const visitor = open();
  await visitor.click(field());
  await visitor.paste(validIban);
  await press(visitor);
  const region = announced();
  expect([region.getAttribute('aria-live'), region.getAttribute('aria-busy')]).toEqual(['polite', 'true']);
  expect(region).toBeEmptyDOMElement();
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => asked[0]?.(Response.json(createIbanVerdict(validIban))));
  expect(region).toContainElement(await screen.findByRole('heading', { name: 'IBAN ist gültig' }));
  expect(region).toHaveAttribute('aria-busy', 'false');
});

it('offers another try after an answer that cannot be read, and does not blame the line', async () => {
  answerWith(() => new Response('<html>'));
  const visitor = open();
  await visitor.click(field());
  await visitor.paste(validIban);
  await press(visitor);
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeInTheDocument();
  expect(announced()).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten.');
  expect(screen.queryByText(/Keine Verbindung/)).not.toBeInTheDocument();
});

it('names an unknown country by its two letters, and the mistake', async () => {
  const visitor = open();
  await visitor.click(field());
  await visitor.paste('zz12 3456 7890 1234');
  await press(visitor);
  expect(await screen.findByText('IBAN ist ungültig')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^ZZ12 3456 7890 1234\. Land ZZ/ })).toBeInTheDocument();
  expect(screen.getByText(createIbanVerdict('ZZ12345678901234').error!)).toBeInTheDocument();
});

it('keeps input from before the script had come, in groups of four', async () => {
  function Field() {
    const { input, text, change } = useIbanField(() => undefined);
    return <input aria-label="IBAN prüfen" ref={input} value={text} onChange={change} />;
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Field />);
  container.querySelector('input')!.value = 'de89370400440532013000';
  render(<Field />, { container, hydrate: true });
  await waitFor(() => expect(field()).toHaveValue('DE89 3704 0044 0532 0130 00'));
});

it('does not offer to send again a text that is too large', async () => {
  answerWith(() => problem(413, 'body_too_large', 'Die Anfrage ist zu groß.'));
  const visitor = open();
  await visitor.click(field());
  await visitor.paste(validIban);
  await press(visitor);
  await waitFor(() => expect(announced()).toHaveTextContent('Die Anfrage ist zu groß.'));
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
});
