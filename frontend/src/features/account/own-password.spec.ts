import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { invalidPasswordToast, OwnPassword } from './own-password.js';

const right = {
  currentPassword: 'das alte',
  newPassword: 'ein neuer langer Satz',
  confirmation: 'ein neuer langer Satz',
};
const typed = (changes: Partial<typeof right>) => plainToInstance(OwnPassword, { ...right, ...changes });
const wrongFields = (changes: Partial<typeof right>) => validateSync(typed(changes)).map(({ property }) => property);

it.each([
  [{}, []],
  [{ currentPassword: '' }, ['currentPassword']],
  [{ newPassword: 'kurz', confirmation: 'kurz' }, ['newPassword']],
  [{ confirmation: 'ein neuer langer satz' }, ['confirmation']],
  [{ confirmation: 'ein neuer langer Satz ' }, ['confirmation']],
  [{ currentPassword: '', newPassword: '', confirmation: 'x' }, ['currentPassword', 'newPassword', 'confirmation']],
])('of %j the fields %j are wrong', (changes, fields) => {
  expect(wrongFields(changes).toSorted()).toEqual(fields.toSorted());
});

it('reports a mismatch at the confirmation', () => {
  const [error] = validateSync(typed({ confirmation: 'anders' }));
  expect(Object.values(error?.constraints ?? {})).toEqual(['Die neuen Passwörter müssen übereinstimmen.']);
});

it.each([
  [{ currentPassword: '' }, 'Bitte füllen Sie alle Felder aus.'],
  [{ confirmation: '' }, 'Bitte füllen Sie alle Felder aus.'],
  [{ currentPassword: '', confirmation: 'anders' }, 'Bitte füllen Sie alle Felder aus.'],
  [{ confirmation: 'anders' }, 'Die neuen Passwörter müssen übereinstimmen.'],
])('complains about %j first with "%s"', (changes, text) => {
  expect(invalidPasswordToast(typed(changes)).text).toBe(text);
});

it('complains about a weak one with the rule', () => {
  const weak = typed({ newPassword: 'kurz', confirmation: 'kurz' });
  expect(invalidPasswordToast(weak)).toEqual({
    title: 'Fehler beim Ändern des Passworts',
    text: expect.stringContaining('12 Zeichen') as string,
  });
});
