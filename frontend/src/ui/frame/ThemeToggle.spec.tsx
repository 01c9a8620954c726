import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '~/app/App.js';
import { setSystemTheme } from '~/testing/system-theme.js';
import { ThemeToggle } from './ThemeToggle.js';

const page = document.documentElement;
const toggle = () => userEvent.click(screen.getByRole('button'));

function open() {
  return render(<ThemeToggle />, { wrapper: App });
}

beforeEach(() => {
  localStorage.clear();
  page.removeAttribute('data-light');
  page.removeAttribute('data-dark');
});

it.each(['light', 'dark'] as const)('follows a %s system and stores nothing', (scheme) => {
  setSystemTheme(scheme);
  open();
  expect(page).toHaveAttribute(`data-${scheme}`);
  expect(localStorage).toHaveLength(0);
});

it('switches between dark and light and names its effect', async () => {
  setSystemTheme('light');
  open();
  expect(screen.getByRole('button')).toHaveAccessibleName('Dunkles Erscheinungsbild einschalten');
  await toggle();
  expect(page).toHaveAttribute('data-dark');
  expect(page).not.toHaveAttribute('data-light');
  expect(screen.getByRole('button')).toHaveAccessibleName('Helles Erscheinungsbild einschalten');
  await toggle();
  expect(page).toHaveAttribute('data-light');
});

it('follows the system when it changes, until a choice is made', () => {
  setSystemTheme('light');
  open();
  act(() => setSystemTheme('dark'));
  expect(page).toHaveAttribute('data-dark');
});

it('stores the choice only under the key theme, and remembers it', async () => {
  setSystemTheme('light');
  const { unmount } = open();
  await toggle();
  expect({ ...localStorage }).toEqual({ theme: 'dark' });
  unmount();
  page.removeAttribute('data-dark');
  open();
  expect(page).toHaveAttribute('data-dark');
});
