import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { visitSite } from '../visit-site.js';

export const API_KEY = 'iban_sk_test';

/** A visitor opens the tool for lists on the home page. */
export async function visitBulk() {
  const { visitor, unmount } = visitSite('/#bulk_list');
  const heading = await screen.findByRole('heading', { name: 'Ihre Liste prüfen', level: 2 });
  const tool = within(screen.getByRole('region', { name: 'Ihre Liste prüfen' }));
  const key = tool.getByLabelText('API-Schlüssel');
  const paste = async (text: string) => {
    await visitor.click(tool.getByRole('textbox', { name: 'Liste' }));
    await visitor.paste(text);
  };
  const type = (text: string) => visitor.type(key, text);
  const press = async (name: string) => visitor.click(await tool.findByRole('button', { name }));
  const choose = (file: File) => visitor.upload(tool.getByLabelText('Datei mit IBANs'), file);
  return { visitor, unmount, heading, tool, key, paste, type, press, choose };
}

/** The figure with this name, of a result or a preflight. */
export const figure = (label: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent;

/** Violations that axe reports for the tool. */
export async function bulkViolations(): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false } };
  return (await act(() => axe.run('#bulk_list', { rules }))).violations.map(({ id }) => id);
}
