import { cleanup, screen, within } from '@testing-library/react';
import { createIbanVerdict, misspelledIban, validIban } from '~/testing/fakes/create-iban-verdict.js';
import { answerWith, startFakeServer } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';
import { checkIban, field } from '~/testing/visits/visit-home.js';

startFakeServer();

/** The value beside a label of the facts. */
const fact = (label: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent;

describe('before the first check', () => {
  it('shows the field and explains a German IBAN', async () => {
    visitSite();
    expect(document.title).toBe('IBAN-Prüfer');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Stimmt diese IBAN?');
    expect(screen.getByRole('heading', { name: 'IBAN prüfen', level: 2 })).toBeInTheDocument();
    expect(field()).toHaveAttribute('placeholder', 'IBAN eingeben');
    expect(screen.getByText('Aufbau einer deutschen IBAN')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /Bankleitzahl 3704 0044/ })).toBeInTheDocument();
  });

  it('keeps browsers from meddling with the field', () => {
    visitSite();
    const attributes = { autocomplete: 'off', spellcheck: 'false', inputmode: 'text', autocapitalize: 'characters' };
    for (const [name, value] of Object.entries(attributes)) expect(field()).toHaveAttribute(name, value);
  });

  it('asks for an IBAN when the field holds nothing but blanks', async () => {
    await checkIban('  ');
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('IBAN erforderlich');
    expect(toast).toHaveTextContent('Bitte geben Sie eine IBAN ein.');
  });
});

describe('a valid IBAN', () => {
  it('shows the verdict and every fact', async () => {
    await checkIban('de89 3704 0044 0532 0130 00');
    expect(await screen.findByRole('heading', { name: 'IBAN ist gültig', level: 3 })).toBeInTheDocument();
    expect(fact('Land')).toBe('Deutschland');
    expect(fact('BLZ')).toBe('370 400 44');
    expect(fact('Kontonummer')).toBe('0532013000');
    expect(fact('BIC')).toBe('COBADEFFXXX');
    expect(fact('Bank')).toBe('Commerzbank');
    expect(fact('Adresse der Bank')).toBe('50447 Köln');
    expect(fact('Bankdaten')).toBe('laut Deutsche Bundesbank, Stand 07.09.2026');
    expect(fact('Prüfzeitpunkt')).toBe('20.11.2026, 14:07:31');
    expect(screen.getByText('20.11.2026, 14:07:31', { selector: 'time' })).toHaveAttribute(
      'datetime',
      '2026-11-20T13:07:31.000Z',
    );
  });

  it('confirms by toast', async () => {
    await checkIban(validIban);
    const toast = await within(screen.getByRole('region', { name: 'Benachrichtigungen (F8)' })).findByRole('status');
    expect(toast).toHaveTextContent('IBAN gültig');
    expect(toast).toHaveTextContent('Die IBAN wurde erfolgreich validiert.');
  });

  it('lists the checks, with source and date', async () => {
    await checkIban(validIban);
    expect(await screen.findByText('Das haben wir geprüft')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Bankleitzahl bestandenim Verzeichnis',
    );
    expect(screen.getByText('Quelle: Deutsche Bundesbank, gültig ab 07.09.2026')).toBeInTheDocument();
  });

  it('shows unknown values as unknown instead of inventing them', async () => {
    await checkIban('AT611904300234573201');
    expect(await screen.findByText('IBAN ist gültig')).toBeInTheDocument();
    expect(fact('Land')).toBe('Österreich');
    expect(fact('Bank')).toBe('nicht bekannt');
    expect(fact('BIC')).toBe('nicht bekannt');
    expect(fact('Bankdaten')).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'BIC kopieren' })).not.toBeInTheDocument();
  });

  it('says that bank data of volunteers is not official', async () => {
    const answer = createIbanVerdict(validIban);
    const source = { ...answer.bank!.source!, authority: 'community', publisher: 'Sammlung 1.0' };
    answerWith(() => Response.json({ ...answer, bank: { ...answer.bank, source } }));
    await checkIban(validIban);
    expect(await screen.findByText('IBAN ist gültig')).toBeInTheDocument();
    expect(fact('Bankdaten')).toBe('nicht amtlich: Sammlung 1.0, Stand 07.09.2026');
  });

  it('names the branch where the country has one, and none where it has not', async () => {
    await checkIban('FR1420041010050500013M02606');
    expect(await screen.findByText('IBAN ist gültig')).toBeInTheDocument();
    expect([fact('BLZ'), fact('Filiale'), fact('Kontonummer')]).toEqual(['20041', '01005', '0500013M026']);
    cleanup();
    await checkIban(validIban);
    expect(await screen.findByText('IBAN ist gültig')).toBeInTheDocument();
    expect(fact('Filiale')).toBeUndefined();
  });

  it('shows warnings', async () => {
    answerWith(() =>
      Response.json({
        ...createIbanVerdict(validIban),
        warnings: [{ code: 'bank_code_to_be_deleted', message: 'Die Bankleitzahl wird demnächst gelöscht.' }],
      }),
    );
    await checkIban(validIban);
    expect(await screen.findByText('Die Bankleitzahl wird demnächst gelöscht.')).toBeInTheDocument();
  });

  it.each([
    ['IBAN', 'DE89 3704 0044 0532 0130 00'],
    ['BLZ', '37040044'],
    ['BIC', 'COBADEFFXXX'],
  ])('copies the %s', async (what, text) => {
    const { visitor } = await checkIban(validIban);
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await visitor.click(await screen.findByRole('button', { name: `${what} kopieren` }));
    expect(write).toHaveBeenCalledWith(text);
    expect(await screen.findByText('Kopiert')).toBeInTheDocument();
  });
});

describe('an invalid IBAN', () => {
  it('shows the reason of the server, a hint, and the place in the field', async () => {
    const { visitor } = await checkIban(misspelledIban);
    expect(await screen.findByRole('heading', { name: 'IBAN ist ungültig', level: 3 })).toBeInTheDocument();
    expect(screen.getByText(createIbanVerdict(misspelledIban).error ?? '')).toBeInTheDocument();
    expect(screen.getByText(/^Oft ist die Ziffer 0 gemeint/)).toBeInTheDocument();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();

    await visitor.click(screen.getByRole('button', { name: 'Stelle 9 im Feld markieren' }));
    expect(field()).toHaveFocus();
    const { selectionStart, selectionEnd, value } = field();
    expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('O');
  });

  it('shows the default text when the server gives no reason', async () => {
    answerWith(() => Response.json({ ...createIbanVerdict(misspelledIban), error: null }));
    await checkIban(misspelledIban);
    expect(
      await screen.findByText('Die eingegebene IBAN entspricht nicht den formalen Anforderungen.'),
    ).toBeInTheDocument();
  });

  it('puts a suggestion into the field on a click, and sends nothing automatically', async () => {
    const { visitor } = await checkIban(misspelledIban);
    await visitor.click(await screen.findByRole('button', { name: 'DE89 3704 0044 0532 0130 00 übernehmen' }));
    expect(field()).toHaveValue('DE89 3704 0044 0532 0130 00');
    expect(field()).toHaveFocus();
    expect(screen.queryByText('IBAN ist ungültig')).not.toBeInTheDocument();
    expect(screen.queryByText('IBAN ist gültig')).not.toBeInTheDocument();
    await visitor.keyboard('{Enter}');
    expect(await screen.findByText('IBAN ist gültig')).toBeInTheDocument();
  });

  it.each([
    ['a BIC', 'COBADEFFXXX', /^Das sieht aus wie ein BIC/],
    ['a card number', '4111 1111 1111 1111', /^Das sieht aus wie die Nummer einer Zahlungskarte/],
    ['account number and bank code', '532013000 / 37040044', /„IBAN berechnen“/],
  ])('says that it is %s', async (_, typed, hint) => {
    await checkIban(typed);
    expect(await screen.findByText('IBAN ist ungültig')).toBeInTheDocument();
    expect(screen.getByText(hint)).toBeInTheDocument();
    expect(screen.queryByText(/Vierergruppe/)).not.toBeInTheDocument();
  });

  it('raises no toast', async () => {
    await checkIban('DE88370400440532013000');
    await screen.findByText('IBAN ist ungültig');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText('IBAN gültig')).not.toBeInTheDocument();
  });
});
