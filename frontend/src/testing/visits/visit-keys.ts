import { screen } from '@testing-library/react';
import { manager, signIn } from '../fakes/console.js';
import { keys, serveKeys } from '../fakes/keys.js';
import { visitSite } from '../visit-site.js';

/** The keys as a manager sees them, once they are listed. */
export async function visitKeys(query = '') {
  signIn(manager);
  serveKeys();
  const site = visitSite(`/admin/api-keys${query}`);
  await screen.findAllByText(keys.kassel.clientName);
  return site;
}
