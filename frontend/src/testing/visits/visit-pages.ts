import { screen, within } from '@testing-library/react';
import { manager, signIn, startFakeConsole } from '../fakes/console.js';
import { pages, servePages } from '../fakes/pages.js';
import { preload } from '../preload.js';
import { visitSite } from '../visit-site.js';

/** Starts the server around every test of a file, and loads the section's scripts before. */
export function startFakePages(): void {
  startFakeConsole();
  preload(() => [
    import('~/features/pages/PagesPage.js'),
    import('~/features/pages/PageDialogs.js'),
    import('~/features/pages/plans/PlanDialog.js'),
  ]);
}

/** The pages section as a manager sees it, with a page open in the editor. */
export async function visitPages(query = '', records = Object.values(pages)) {
  signIn(manager);
  servePages(records);
  const site = visitSite(`/admin/content${query}`);
  // A dialog hides the form behind it.
  if (records.length > 0) await screen.findByRole('form', { name: 'Seite bearbeiten', hidden: true });
  return site;
}

/** Parts of the section. */
export const pagesScreen = {
  toast: () => within(screen.getByRole('region', { name: 'Benachrichtigungen (F8)' })),
  button: (name: string | RegExp) => screen.getByRole('button', { name }),
  list: () => within(screen.getByRole('list', { name: 'Menü-Struktur' })),
  editor: () => within(screen.getByRole('form', { name: 'Seite bearbeiten' })),
  titles: () =>
    pagesScreen
      .list()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  field: (name: string) => pagesScreen.editor().getByLabelText<HTMLInputElement | HTMLTextAreaElement>(name),
};
