import { PASSWORD, RunningAuthService } from './support/running-auth-service.js';

const CANARY = 'Kanarienvogel';

/** All rows of all tables of the service, as text. */
async function everythingStored({ database }: RunningAuthService): Promise<string> {
  const tables = await database.sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'auth'`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) =>
      database.sql<{ text: string | null }>(`SELECT string_agg(t::text, ' ') AS text FROM ${name} t`),
    ),
  );
  return texts.flatMap((rows) => rows.map(({ text }) => text ?? '')).join(' ');
}

it('G2: passwords, secrets, codes and tokens reach neither the log nor the database', async () => {
  const auth = await RunningAuthService.start({ LOG_LEVEL: 'trace' });
  const user = await auth.newUserWithTwoFactor();
  await auth.login({ username: user.username, password: `${CANARY} als Passwort` });
  await auth.login({ username: `${CANARY} als Name`, password: 'x' });
  await auth.login({ username: user.username, password: { [CANARY]: 'kein Text' } });
  await auth.login({ username: user.username, password: PASSWORD, recoveryCode: `${CANARY}-Code` });
  const newPassword = `${CANARY} als neues`;
  await auth.call('PUT', '/api/auth/change-password', {
    token: user.token,
    body: { currentPassword: 'x', newPassword },
  });
  const stored = await everythingStored(auth);
  await auth.stop();
  const log = auth.lines.join('');
  expect(log).toContain('/api/auth/login');
  expect(stored).toContain(user.username);
  for (const secret of [CANARY, PASSWORD, user.secret, user.token, ...user.recoveryCodes]) {
    expect(log).not.toContain(secret);
    expect(stored).not.toContain(secret);
  }
});
