import { screen, waitFor } from '@testing-library/react';
import { createIbanVerdict, validIban } from '~/testing/fakes/create-iban-verdict.js';
import { answerWith, fakeServer, startFakeServer } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';
import { checkIban, field } from '~/testing/visits/visit-home.js';

startFakeServer();

describe('the input', () => {
  it('sends the IBAN without blanks, once', async () => {
    const bodies: unknown[] = [];
    fakeServer.events.on(
      'request:start',
      ({ request }) =>
        void request
          .clone()
          .json()
          .then((body) => bodies.push(body)),
    );
    await checkIban('IBAN: de89-3704 0044 0532 0130 00');
    await screen.findByText('IBAN ist gültig');
    fakeServer.events.removeAllListeners();
    expect(bodies).toEqual([{ iban: validIban }]);
  });

  it('clears the result as soon as it changes, and keeps the focus', async () => {
    const { visitor } = visitSite();
    await visitor.type(field(), `${validIban}{Enter}`);
    await screen.findByText('IBAN ist gültig');
    expect(field()).toHaveFocus();
    await visitor.type(field(), '{Backspace}');
    expect(screen.queryByText('IBAN ist gültig')).not.toBeInTheDocument();
    expect(screen.getByText('Aufbau einer deutschen IBAN')).toBeInTheDocument();
  });

  it('keeps the caret where the visitor types', async () => {
    const { visitor } = visitSite();
    await visitor.type(field(), 'DE8937040044');
    await visitor.type(field(), '55', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    expect(field()).toHaveValue('DE89 3755 0400 44');
    expect(field().selectionStart).toBe(9);
    await visitor.keyboard('{Backspace}');
    expect(field()).toHaveValue('DE89 3750 4004 4');
    expect(field().selectionStart).toBe(8);
  });

  it.each([
    ['Backspace behind a blank takes the character before it', '{Backspace}', 10, 'DE89 3700 0440 532', 8],
    ['Delete before a blank takes the character behind it', '{Delete}', 9, 'DE89 3704 0440 532', 9],
    ['typing at the end of a group goes on in the next', '7', 9, 'DE89 3704 7004 4053 2', 11],
    ['a blank changes nothing', ' ', 7, 'DE89 3704 0044 0532', 7],
  ])('%s', async (_, keys, caret, text, expectedCaret) => {
    const { visitor } = visitSite();
    await visitor.click(field());
    await visitor.paste('DE89370400440532');
    field().setSelectionRange(caret, caret);
    await visitor.keyboard(keys);
    expect(field()).toHaveValue(text);
    expect(field().selectionStart).toBe(expectedCaret);
  });

  it('replaces a selection by the pasted text', async () => {
    const { visitor } = visitSite();
    await visitor.click(field());
    await visitor.paste('DE89370400440532');
    field().setSelectionRange(5, 14);
    await visitor.paste('1005-0000');
    expect(field()).toHaveValue('DE89 1005 0000 0532');
    expect(field().selectionStart).toBe(14);
  });

  it('takes a paste of any shape', async () => {
    const { visitor } = visitSite();
    await visitor.click(field());
    await visitor.paste('IBAN:\u00a0de89–3704\t0044 0532 0130 00');
    expect(field()).toHaveValue('DE89 3704 0044 0532 0130 00');
  });

  it.each([
    ['a sentence', 'Meine IBAN lautet DE89 3704 0044 0532 0130 00.'],
    ['a QR code', 'BCD\n002\n1\nSCT\nCOBADEFFXXX\nMax Müller\nDE89370400440532013000\nEUR12.30\n\n\nRechnung 17'],
    ['full-width characters', 'ＤＥ８９ ３７０４ 0044 0532 0130 00'],
  ])('takes the IBAN out of %s that is pasted', async (_, pasted) => {
    const { visitor } = visitSite();
    await visitor.click(field());
    await visitor.paste(pasted);
    expect(field()).toHaveValue('DE89 3704 0044 0532 0130 00');
    expect(field().selectionStart).toBe(27);
  });

  it('removes nothing from typed text', async () => {
    const { visitor } = visitSite();
    await visitor.type(field(), `Konto ${validIban}`);
    expect(field().value).toMatch(/^KONT OD/);
  });

  it('extracts the IBAN from typed text when it is sent', async () => {
    const { visitor } = visitSite();
    await visitor.type(field(), 'Konto DE89 3704 0044 0532 0130 00{Enter}');
    expect(await screen.findByText('IBAN ist gültig')).toBeInTheDocument();
    expect(field()).toHaveValue('DE89 3704 0044 0532 0130 00');
  });

  it('drops typed words before an IBAN when the field has no more room', async () => {
    const { visitor } = visitSite();
    await visitor.type(field(), 'Meine IBAN lautet DE89 3704 0044 0532 0130 00');
    expect(field()).toHaveValue('DE89 3704 0044 0532 0130 00');
    expect(field().selectionStart).toBe(27);
  });

  it('offers each of several IBANs that are pasted, until something else is typed', async () => {
    const { visitor } = visitSite();
    await visitor.click(field());
    await visitor.paste('Von DE89 3704 0044 0532 0130 00 an FR14 2004 1010 0505 0001 3M02 606.');
    expect(field()).toHaveValue('DE89 3704 0044 0532 0130 00');
    expect(await screen.findByText('Im Text stehen 2 IBANs. Welche möchten Sie prüfen?')).toBeInTheDocument();
    const french = screen.getByRole('button', { name: /^FR14 2004 1010 0505 0001 3M02 606 in das Feld/ });
    expect(french).toHaveAttribute('aria-pressed', 'false');
    await visitor.click(french);
    expect(field()).toHaveValue('FR14 2004 1010 0505 0001 3M02 606');
    expect(field()).toHaveFocus();
    expect(french).toHaveAttribute('aria-pressed', 'true');
    await visitor.keyboard('{Backspace}');
    expect(screen.queryByText(/Im Text stehen/)).not.toBeInTheDocument();
  });

  it('leaves no IBAN in address, history or storage', async () => {
    const entries = window.history.length;
    await checkIban(validIban);
    await screen.findByText('IBAN ist gültig');
    expect(window.location.href).toBe('http://localhost/');
    expect(window.history).toHaveLength(entries);
    expect(window.history.state).toBeNull();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('3704');
  });
});

describe('while the answer is on its way', () => {
  it('says so, asks only once, and forgets an answer that comes too late', async () => {
    let answer: (response: Response) => void = () => undefined;
    let calls = 0;
    answerWith(() => {
      calls++;
      return new Promise((resolve) => (answer = resolve));
    });
    const { visitor } = visitSite();
    await visitor.type(field(), `${validIban}{Enter}{Enter}`);
    expect(await screen.findByRole('button', { name: 'Wird geprüft' })).toBeInTheDocument();
    await waitFor(() => expect(calls).toBe(1));
    await waitFor(() => expect(screen.queryByText('Aufbau einer deutschen IBAN')).not.toBeInTheDocument());

    await visitor.type(field(), '{Backspace}');
    answer(Response.json(createIbanVerdict(validIban)));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('IBAN ist gültig')).not.toBeInTheDocument();
    expect(screen.queryByText('IBAN gültig')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Prüfen' })).toBeInTheDocument();
    expect(calls).toBe(1);
  });
});
