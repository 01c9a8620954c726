import { screen } from '@testing-library/react';
import { visitSite } from '../visit-site.js';

export const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'IBAN prüfen' });

/** A visitor pastes an IBAN on the home page and asks about it. */
export async function checkIban(iban: string) {
  const site = visitSite();
  await site.visitor.click(field());
  await site.visitor.paste(iban);
  await site.visitor.click(screen.getByRole('button', { name: 'Prüfen' }));
  return site;
}
