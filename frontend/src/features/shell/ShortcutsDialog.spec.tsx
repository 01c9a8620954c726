import { fireEvent, render, screen } from '@testing-library/react';
import { App } from '~/app/App.js';
import { areLetterShortcutsOn } from '~/ui/controls/letter-shortcuts.js';
import { ShortcutsDialog } from './ShortcutsDialog.js';

beforeEach(() => localStorage.clear());

function show() {
  const onClose = jest.fn();
  render(<ShortcutsDialog onClose={onClose} />, { wrapper: App });
  const rows = screen.getAllByRole('term').map((term) => {
    const keys = [...term.querySelectorAll('kbd')].map(({ textContent }) => textContent);
    return `${keys.join(' ')} – ${term.nextElementSibling?.textContent}`;
  });
  return { onClose, rows, letters: screen.getByRole('switch') };
}

it('names each shortcut of the console under the heading of where it holds', () => {
  const { rows } = show();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Überall',
    'In Listen',
    'Im Text einer Seite',
    'In der Suche mit Strg + K',
    'In den Details der API-Logs',
  ]);
  expect(rows).toEqual(
    expect.arrayContaining([
      'Strg K – Seiten, Kunden, Benutzer, IBANs und Aktionen suchen',
      'F8 – Zur Benachrichtigung',
    ]),
  );
});

it('says of the details of a request the keys that they listen to', () => {
  expect(show().rows.at(-1)).toBe('↑ ↓ – Zum vorigen und zum nächsten Eintrag');
});

it('lets single characters be switched off for dictation, explains why, and remembers it', () => {
  const { letters } = show();
  expect(letters).toHaveAccessibleName('Kürzel aus einem einzigen Zeichen (/ und ?) verwenden');
  expect(letters).toHaveAccessibleDescription('Ausschalten hilft, wenn Sie mit Spracheingabe arbeiten.');
  expect(letters).toBeChecked();
  fireEvent.click(letters);
  expect(letters).not.toBeChecked();
  expect(areLetterShortcutsOn()).toBe(false);
  fireEvent.click(letters);
  expect(areLetterShortcutsOn()).toBe(true);
});

it('is closed by Escape and by its button, which has the focus', () => {
  const { onClose } = show();
  expect(screen.getByRole('button', { name: 'Schließen' })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Tastenkürzel' }), { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
