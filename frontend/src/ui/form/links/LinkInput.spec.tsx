import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { App } from '~/app/App.js';
import { LinkInput } from './LinkInput.js';
// Loaded before the first test: the list is a script of its own.
import './LinkOptions.js';

// jsdom lays nothing out.
Element.prototype.scrollIntoView = jest.fn();

const pages = new Map([
  ['impressum', 'Impressum'],
  ['preise', 'Preise und Kontingente'],
]);

function Form({ href, onChoose }: { href: string; onChoose: () => void }) {
  const form = useForm({ defaultValues: { href } });
  return (
    <FormProvider {...form}>
      <LinkInput name="href" label="Link" pages={pages} onChoose={onChoose} />
    </FormProvider>
  );
}

function show(href = '') {
  const onChoose = jest.fn();
  render(<Form {...{ href, onChoose }} />, { wrapper: App });
  const field = screen.getByRole('combobox', { name: 'Link' });
  const list = async () => within(await screen.findByRole('listbox', { name: 'Seiten dieser Website' }));
  const offered = async () => (await list()).getAllByRole('option').map(({ textContent }) => textContent);
  return { visitor: userEvent.setup({ delay: null }), field, list, offered, onChoose };
}

it('names its list only while the list is drawn, which takes a script at first', () => {
  const { field } = show();
  fireEvent.click(field);
  expect(field.getAttribute('aria-controls')).toBe(screen.queryByRole('listbox')?.id ?? null);
});

it('offers pages by title and address, the parts of the home page, and another address last', async () => {
  const { visitor, field, offered } = show();
  await visitor.click(field);
  expect(await offered()).toEqual([
    'Impressum/impressum',
    'Preise und Kontingente/preise',
    'Startseite/',
    'IBAN-Prüfung#validation',
    'API#api',
    'Listen prüfen#bulk',
    'Andere Adresse eingeben',
  ]);
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

it('narrows the list by the typed text, and takes the page that is clicked', async () => {
  const { visitor, field, list, offered, onChoose } = show();
  await visitor.type(field, 'kontin');
  expect(await offered()).toEqual(['Preise und Kontingente/preise', 'Andere Adresse eingeben']);
  await visitor.click((await list()).getByText('/preise'));
  expect(field).toHaveValue('/preise');
  expect(field).toHaveFocus();
  expect(onChoose).toHaveBeenCalledWith({ title: 'Preise und Kontingente', href: '/preise' });
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('is used with the keyboard alone', async () => {
  const { visitor, field, list } = show();
  field.focus();
  await visitor.keyboard('{ArrowDown}');
  expect((await list()).getByRole('option', { name: /^Impressum/ })).toHaveAttribute('aria-selected', 'true');
  await visitor.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveValue('/preise');
  await visitor.keyboard('{ArrowUp}');
  expect((await list()).getByRole('option', { name: 'Andere Adresse eingeben' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await visitor.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('takes another address as it is typed, after the page was cleared away', async () => {
  const { visitor, field, list } = show('/impressum');
  await visitor.click(field);
  await visitor.click((await list()).getByText('Andere Adresse eingeben'));
  expect(field).toHaveValue('');
  await visitor.type(field, 'https://bank.example');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('https://bank.example');
});

it('says that a target is missing or leads nowhere', async () => {
  const { visitor, field } = show();
  expect(screen.getByText('Kein Ziel: Besucher sehen diesen Link nicht.')).toBeInTheDocument();
  await visitor.type(field, '/gibt-es-nicht');
  expect(screen.getByText('Diese Seite gibt es nicht, oder sie ist nicht veröffentlicht.')).toBeInTheDocument();
});
