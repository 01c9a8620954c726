import { screen, waitFor } from '@testing-library/react';
import { admin, answerCall, sentCalls, signIn, startFakeConsole, users } from '~/testing/fakes/console.js';
import { problem } from '~/testing/fakes/server.js';
import { button, toast, visitSite } from '~/testing/visit-site.js';

startFakeConsole();

async function visit() {
  signIn(admin);
  const site = visitSite('/admin/users');
  await screen.findByText('praktikum');
  return site;
}

describe('a user', () => {
  it('is switched off only after a question, on at once', async () => {
    const { visitor } = await visit();
    answerCall('put', '/api/admin/users/:id', () => users[1] ?? {});
    await visitor.click(button('s.aydin deaktivieren'));
    await visitor.click(await screen.findByRole('button', { name: 'Deaktivieren' }));
    expect(await toast().findByText('Benutzer aktualisiert')).toBeInTheDocument();
    await visitor.click(await screen.findByRole('button', { name: 'praktikum aktivieren' }));
    await waitFor(() => expect(sentCalls).toHaveLength(2));
    expect(sentCalls.map(({ body }) => body)).toEqual([{ isActive: false }, { isActive: true }]);
  });

  it.each([
    ['s.aydin deaktivieren', ['Deaktivieren'], false],
    ['praktikum aktivieren', [], true],
  ])('%s can be taken back, unless another user has changed the user since', async (action, answers, isActive) => {
    const { visitor } = await visit();
    answerCall('put', '/api/admin/users/:id', () => ({ ...users[1], isActive, version: 8 }));
    await visitor.click(button(action));
    for (const name of answers) await visitor.click(await screen.findByRole('button', { name }));
    await visitor.click(await toast().findByRole('button', { name: 'Rückgängig' }));
    expect(await toast().findByText('Die Änderung an s.aydin ist zurückgenommen.')).toBeInTheDocument();
    // It is out of sight at once, and gone a moment later.
    await waitFor(() => expect(toast().queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument());
    expect(sentCalls.map(({ body }) => body)).toEqual([{ isActive }, { isActive: !isActive, version: 8 }]);
  });

  it('says why a toggle cannot be taken back', async () => {
    const { visitor } = await visit();
    answerCall('put', '/api/admin/users/:id', () => ({ ...users[2], isActive: true, version: 8 }));
    await visitor.click(button('praktikum aktivieren'));
    const undo = await toast().findByRole('button', { name: 'Rückgängig' });
    answerCall('put', '/api/admin/users/:id', () => problem(409, 'version_conflict', 'Inzwischen geändert.'));
    await visitor.click(undo);
    expect(await toast().findByText('Inzwischen geändert.')).toBeInTheDocument();
  });

  it('loses two-factor only after a question', async () => {
    const { visitor } = await visit();
    answerCall('post', '/api/admin/users/2/reset-2fa', () => ({ message: 'Zurückgesetzt.' }));
    await visitor.click(button('Weitere Aktionen für s.aydin'));
    await visitor.click(await screen.findByRole('menuitem', { name: '2FA von s.aydin zurücksetzen' }));
    await visitor.click(await screen.findByRole('button', { name: 'Zurücksetzen' }));
    expect(await toast().findByText('Benutzer aktualisiert')).toBeInTheDocument();
    expect(sentCalls).toEqual([{ call: 'POST /api/admin/users/2/reset-2fa', body: undefined }]);
  });
});
