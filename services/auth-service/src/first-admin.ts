import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { CreateUserBody } from '@pruefer/contracts';
import { checkInput, ConfigError, describeFailure, loadConfig, withUseCases } from '@pruefer/platform';
import { FirstAdminConfig } from './first-admin-config.js';
import { checkPassword } from './passwords/check-password.js';
import { NoopSessionPublisher } from './sessions/session-publisher.js';
import { AccountsModule } from './users/accounts.module.js';
import { MakeFirstAdmin, newPassword } from './users/make-first-admin.js';

const optionOf = { username: 'ADMIN_USERNAME', email: 'ADMIN_EMAIL', password: 'ADMIN_PASSWORD' };
const actor = { name: 'Erster Start' };

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Runs after the migrations. With existing users it prints nothing and ends. Otherwise it prints how the first admin signs in and an empty
 * line, and creates that admin when it receives a line, which confirms that the text was shown: a start that ends before has created no
 * user, and the next one shows another password (docs/SECURITY.md B1).
 */
try {
  const config = loadConfig(FirstAdminConfig);
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD } = config;
  const password = ADMIN_PASSWORD ?? newPassword();
  const admin = checkInput(CreateUserBody, { username, email, password, role: 'admin' });
  const module = AccountsModule.using(FirstAdminConfig, NoopSessionPublisher);
  await withUseCases({ name: 'first-admin', config, module }, async (useCases) => {
    const makeFirstAdmin = useCases.get(MakeFirstAdmin);
    if (!(await makeFirstAdmin.isNeeded())) return;
    // Not before: an ADMIN_PASSWORD that older rules took must not hinder the start of a system that has users.
    checkPassword(password, admin, 'password');
    say(`Erste Anmeldung unter /admininterfacev1 mit dem Benutzer ${username}.`);
    if (!ADMIN_PASSWORD) say(`Passwort, wird nur dieses eine Mal angezeigt: ${password}`);
    say('');
    const isMade = (await isShown()) && (await makeFirstAdmin.run(admin, actor));
    if (!isMade) process.exitCode = 1;
  });
} catch (error) {
  const lines = error instanceof ConfigError ? [error.message] : describeFailure(error, { name: 'start', optionOf });
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

/** @returns false when the program that should show it ended without a confirmation */
async function isShown(): Promise<boolean> {
  const lines = createInterface({ input: process.stdin });
  const isConfirmed = await Promise.race([
    once(lines, 'line').then(() => true),
    once(lines, 'close').then(() => false),
  ]);
  lines.close();
  return isConfirmed;
}
