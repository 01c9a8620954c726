import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { answerCall, sentCalls } from '~/testing/fakes/console.js';
import { pagePath, pages } from '~/testing/fakes/pages.js';
import { pagesScreen, startFakePages, visitPages } from '~/testing/visits/visit-pages.js';

startFakePages();

const { imprint, questions, access } = pages;
const english = {
  ...access,
  title: 'Imprint',
  slug: 'imprint',
  translationOf: imprint.id,
  isPublished: true,
  gaps: [],
};
const { button, field, titles } = pagesScreen;

const choice = () => screen.getByRole('combobox', { name: 'Übersetzung von' });
const options = async () => within(await screen.findByRole('listbox')).getAllByRole('option');
const names = async () => (await options()).map(({ textContent }) => textContent);

describe('the German page of a translation', () => {
  it('is chosen among German pages without a translation', async () => {
    const { visitor } = await visitPages(`?page=${questions.id}`, [imprint, questions, english]);
    await waitFor(() => expect(field('Titel')).toHaveValue(questions.title));
    expect(choice()).toHaveTextContent('– (deutsche Seite)');
    expect(screen.getByText('Eine Übersetzung ist englisch und steht unter /en/…')).toBeInTheDocument();
    await visitor.click(choice());
    await waitFor(async () => expect(await names()).toEqual(['– (deutsche Seite)']));
  });

  it('is chosen and saved; the address is below /en then, after a question', async () => {
    const { visitor } = await visitPages(`?page=${questions.id}`, [imprint, questions]);
    await waitFor(() => expect(field('Titel')).toHaveValue(questions.title));
    answerCall('put', pagePath(questions), () => ({ ...questions, translationOf: imprint.id, version: 4 }));
    await visitor.click(choice());
    await visitor.click(await screen.findByRole('option', { name: 'Impressum (/impressum)' }));
    expect(screen.getByText('localhost/en/haeufige-fragen')).toBeInTheDocument();
    await visitor.click(button('Speichern'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Adresse der Seite ändern?' }));
    expect(question.getByText(/unter \/en\/haeufige-fragen\. Von \/haeufige-fragen wird/)).toBeInTheDocument();
    await visitor.click(question.getByRole('button', { name: 'Adresse ändern' }));
    await waitFor(() => expect(sentCalls).toMatchObject([{ body: { translationOf: imprint.id } }]));
  });

  it('is shown, marks the page in the list, and opens it at its address', async () => {
    await visitPages(`?page=${english.id}`, [imprint, english]);
    await waitFor(() => expect(choice()).toHaveTextContent('Impressum (/impressum)'));
    expect(titles()).toEqual([
      expect.stringMatching(/^1Impressum\/impressum/),
      expect.stringMatching(/^2ImprintEnglisch\/en\/imprint/),
    ]);
    const open = screen.getByRole('link', { name: 'Imprint in neuem Tab öffnen' });
    expect(open).toHaveAttribute('href', 'http://localhost/en/imprint');
  });

  it('may have been deleted', async () => {
    await visitPages(`?page=${english.id}`, [english]);
    await waitFor(() => expect(choice()).toHaveTextContent('Gelöschte deutsche Seite'));
  });

  it('that has a translation cannot be one', async () => {
    const { visitor } = await visitPages(`?page=${imprint.id}`, [imprint, questions, english]);
    await waitFor(() => expect(field('Titel')).toHaveValue('Impressum'));
    await visitor.click(choice());
    expect(await screen.findByText('Diese Seite hat selbst eine Übersetzung.')).toBeInTheDocument();
    expect(await names()).toEqual(['– (deutsche Seite)']);
  });

  it('is refused at its field', async () => {
    const { visitor } = await visitPages(`?page=${questions.id}`, [{ ...questions, isPublished: false }, imprint]);
    await waitFor(() => expect(field('Titel')).toHaveValue(questions.title));
    const message = 'Die gewählte Seite hat schon eine Übersetzung. Bitte bearbeiten Sie diese.';
    const errors = [{ field: 'translationOf', code: 'isTranslated', message }];
    const error = { status: 400, code: 'invalid_request', message: 'Ungültig.', errors };
    answerCall('put', pagePath(questions), () => HttpResponse.json(error, { status: 400 }));
    await visitor.click(choice());
    await visitor.click(await screen.findByRole('option', { name: 'Impressum (/impressum)' }));
    await visitor.click(button('Speichern'));
    const question = within(await screen.findByRole('alertdialog'));
    await visitor.click(question.getByRole('button', { name: 'Adresse ändern' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(choice()).toBeInvalid());
  });
});
