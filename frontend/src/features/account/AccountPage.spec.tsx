import { screen, waitFor, within } from '@testing-library/react';
import { answerCall, manager, sentCalls, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { problem } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import { toast, visitSite } from '~/testing/visit-site.js';

startFakeConsole();

async function openPasswordDialog() {
  signIn(manager);
  const { visitor } = visitSite('/admin/account?dialog=own-password');
  const form = within(await screen.findByRole('dialog', { name: 'Passwort ändern' }));
  const fill = async (current: string, next: string, confirmation: string) => {
    if (current) await fillIn(visitor, form.getByLabelText('Aktuelles Passwort'), current);
    if (next) await fillIn(visitor, form.getByLabelText('Neues Passwort'), next);
    if (confirmation) await fillIn(visitor, form.getByLabelText('Neues Passwort bestätigen'), confirmation);
    await visitor.click(form.getByRole('button', { name: 'Passwort ändern' }));
  };
  return { form, fill };
}

describe('the own password', () => {
  it('is changed with the current one', async () => {
    const { fill } = await openPasswordDialog();
    answerCall('put', '/api/auth/change-password', () => ({ message: 'Geändert.' }));
    await fill('das alte Passwort', 'das neue Passwort', 'das neue Passwort');
    expect(await toast().findByText('Passwort geändert')).toBeInTheDocument();
    expect(sentCalls).toEqual([
      {
        call: 'PUT /api/auth/change-password',
        body: { currentPassword: 'das alte Passwort', newPassword: 'das neue Passwort' },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('wants all three fields', async () => {
    const { fill, form } = await openPasswordDialog();
    await fill('', 'das neue Passwort', '');
    expect(await toast().findByText('Bitte füllen Sie alle Felder aus.')).toBeInTheDocument();
    expect(form.getByLabelText('Aktuelles Passwort')).toHaveFocus();
    expect(sentCalls).toEqual([]);
  });

  it('wants the new one twice', async () => {
    const { fill, form } = await openPasswordDialog();
    await fill('das alte Passwort', 'das neue Passwort', 'ein anderes Passwort');
    expect(await toast().findByText('Passwörter stimmen nicht überein')).toBeInTheDocument();
    expect(toast().getByText('Die neuen Passwörter müssen übereinstimmen.')).toBeInTheDocument();
    expect(form.getByLabelText('Neues Passwort bestätigen')).toBeInvalid();
  });

  it('stays when the current one is wrong, and so does the session', async () => {
    const { fill, form } = await openPasswordDialog();
    const wrong = problem(400, 'current_password_wrong', 'Das aktuelle Passwort ist falsch.');
    answerCall('put', '/api/auth/change-password', () => wrong);
    await fill('falsch', 'das neue Passwort', 'das neue Passwort');
    expect(await toast().findByText('Fehler beim Ändern des Passworts')).toBeInTheDocument();
    expect(form.getAllByText(/Das aktuelle Passwort ist falsch/)).not.toHaveLength(0);
    expect(localStorage.getItem('auth_token')).toBe('token');
  });
});

it('sets two-factor up again and says when the login is too old for it', async () => {
  signIn(manager);
  answerCall('post', '/api/auth/setup-2fa', () => problem(403, 'login_too_old', 'Bitte melden Sie sich neu an.'));
  const { visitor } = visitSite('/admin/account');
  await visitor.click(await screen.findByRole('button', { name: '2FA einrichten' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zwei-Faktor-Anmeldung einrichten' }));
  await visitor.click(dialog.getByRole('button', { name: '2FA einrichten' }));
  expect(await toast().findByText('2FA-Setup fehlgeschlagen')).toBeInTheDocument();
  expect(toast().getByText('Bitte melden Sie sich neu an.')).toBeInTheDocument();
});
