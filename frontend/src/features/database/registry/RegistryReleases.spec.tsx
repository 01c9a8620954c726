import type { RegistryRelease } from '@pruefer/contracts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { button, startFakeDatabase, toast, visitDatabase } from '~/testing/visits/visit-database.js';

startFakeDatabase();

const state = (length: number) => ({
  structure: `BE2!n${length - 4}!n`,
  length,
  validFrom: null,
  sepaSince: '2008-01-28',
});
const longer: RegistryRelease = {
  version: '2027-01-04-1a2b3c4d',
  name: 'IBAN-Register (SWIFT), Ausgabe 103',
  origin: 'uploaded',
  validFrom: '2027-01-04',
  validUntil: null,
  importedAt: '2026-11-22T10:00:00.000Z',
  state: 'future',
  countries: 89,
  changes: [{ country: 'BE', name: 'Belgien', kind: 'changed', before: state(16), after: state(20) }],
};
const createProblem = (status: number, code: string, errors: object[]) =>
  HttpResponse.json({ status, code, message: 'Nichts geladen.', requestId: 'b7c2-0042', errors }, { status });
const sentence = 'Belgien: BE2!n16!n (20 Stellen), bisher: BE2!n12!n (16 Stellen)';

it('loads a file after the question which countries change, shows it, and takes it back', async () => {
  let releases: RegistryRelease[] = [];
  const asked: string[] = [];
  const { visitor } = await visitDatabase(
    '?dialog=registry',
    http.get('*/api/admin/database/registry-releases', () =>
      HttpResponse.json({ items: releases, total: releases.length }),
    ),
    http.post('*/api/admin/database/registry-releases/upload', ({ request }) => {
      asked.push(new URL(request.url).search);
      const errors = [{ field: 'BE', code: 'changed', message: sentence }];
      if (asked.length === 1) return createProblem(409, 'registry_change_unconfirmed', errors);
      releases = [longer];
      return HttpResponse.json(longer);
    }),
    http.post('*/api/admin/database/registry-releases/2027-01-04-1a2b3c4d/withdraw', () => {
      releases = [{ ...longer, state: 'withdrawn' }];
      return HttpResponse.json(releases[0]);
    }),
  );
  const drawer = within(await screen.findByRole('dialog', { name: 'IBAN-Register' }));
  expect(await drawer.findByText('Es gilt das mitgelieferte Register.')).toBeVisible();
  await visitor.upload(drawer.getByLabelText('Datei des Registers'), new File(['Data element'], 'iban-registry.txt'));
  await visitor.type(drawer.getByLabelText('Gültig ab'), '04.01.2027');
  await visitor.type(drawer.getByLabelText('Nummer der Ausgabe'), '103');
  await visitor.click(drawer.getByRole('button', { name: 'Register laden' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  await visitor.click(button('Trotzdem laden'));
  expect(await toast().findByText('Register geladen')).toBeVisible();
  expect(asked).toEqual([
    '?validFrom=2027-01-04&release=103',
    '?validFrom=2027-01-04&release=103&confirmsChanges=true',
  ]);
  expect(await drawer.findByText('Gilt später')).toBeVisible();
  const name = 'Zurücknehmen: IBAN-Register (SWIFT), Ausgabe 103';
  // What asks before goes with a transition, and hides what is behind it until then.
  await visitor.click(await drawer.findByRole('button', { name }));
  await visitor.click(await screen.findByRole('button', { name: 'Zurücknehmen' }));
  expect(await drawer.findByText('Zurückgenommen')).toBeVisible();
});

it('says until when a release holds, and of a damaged one that it is left out', async () => {
  const ending: RegistryRelease = { ...longer, state: 'inForce', validUntil: '2028-02-28' };
  const damaged: RegistryRelease = { ...longer, version: '2027-02-01-5e6f7a8b', state: 'unreadable', changes: [] };
  await visitDatabase(
    '?dialog=registry',
    http.get('*/api/admin/database/registry-releases', () => HttpResponse.json({ items: [damaged, ending], total: 2 })),
  );
  const drawer = within(await screen.findByRole('dialog', { name: 'IBAN-Register' }));
  expect(await drawer.findByText('Gültig ab 04.01.2027 bis 28.02.2028, eigene Datei')).toBeVisible();
  expect(drawer.getByText('Beschädigt')).toBeVisible();
  expect(drawer.getByText(/^Diese Ausgabe ist nicht lesbar und wird ausgelassen\./)).toBeVisible();
});

it('names every place of a file that is wrong', async () => {
  const { visitor } = await visitDatabase(
    '?dialog=registry',
    http.get('*/api/admin/database/registry-releases', () => HttpResponse.json({ items: [], total: 0 })),
    http.post('*/api/admin/database/registry-releases/upload', () =>
      createProblem(400, 'registry_file_faulty', [
        { field: 'Zeile 2, length', code: 'bad_field', message: '„21“ passt nicht.' },
      ]),
    ),
  );
  const drawer = within(await screen.findByRole('dialog', { name: 'IBAN-Register' }));
  await visitor.click(drawer.getByRole('button', { name: 'Register laden' }));
  expect(await drawer.findByText('Bitte wählen Sie eine Datei aus.')).toBeVisible();
  await visitor.upload(drawer.getByLabelText('Datei des Registers'), new File(['country;'], 'liste.csv'));
  await visitor.type(drawer.getByLabelText('Gültig ab'), '04.01.2027');
  await visitor.click(drawer.getByRole('button', { name: 'Register laden' }));
  expect(await drawer.findByText('Zeile 2, length: „21“ passt nicht.')).toBeVisible();
});
