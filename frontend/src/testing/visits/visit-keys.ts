import { screen } from '@testing-library/react';
import { manager, signIn, startFakeConsole } from '../fakes/console.js';
import { keys, serveKeys } from '../fakes/keys.js';
import { preload } from '../preload.js';
import { visitSite } from '../visit-site.js';

/** Starts the server around every test of a file, and loads the section's scripts before. */
export function startFakeKeys(): void {
  startFakeConsole();
  preload(() => [
    import('~/features/api-keys/ApiKeysPage.js'),
    import('~/features/api-keys/forms/KeyDialogs.js'),
    import('~/features/api-keys/details/KeyTabs.js'),
  ]);
}

/** The keys as a manager sees them, once they are listed. */
export async function visitKeys(query = '') {
  signIn(manager);
  serveKeys();
  const site = visitSite(`/admin/api-keys${query}`);
  await screen.findAllByText(keys.kassel.clientName);
  return site;
}
