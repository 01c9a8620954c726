import { CreateUser } from '@pruefer/contracts';
import { checkInput, describeFailure, loadConfig, withUseCases } from '@pruefer/platform';
import { FirstAdminConfig } from './config.js';
import { NoSessionNews } from './sessions/session-copying.js';
import { AccountsModule } from './users/accounts.module.js';
import { MakeFirstAdmin, newPassword } from './users/make-first-admin.js';

const optionOf = { username: 'ADMIN_USERNAME', email: 'ADMIN_EMAIL', password: 'ADMIN_PASSWORD' };
const deed = { actor: { name: 'Erster Start' } };

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Run after the migrations: prints nothing where there are users already. */
try {
  const config = loadConfig(FirstAdminConfig);
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD } = config;
  const password = ADMIN_PASSWORD ?? newPassword();
  const admin = checkInput(CreateUser, { username, email, password, role: 'admin' });
  const module = AccountsModule.using(FirstAdminConfig, NoSessionNews);
  await withUseCases({ name: 'first-admin', config, module }, async (useCases) => {
    if (!(await useCases.get(MakeFirstAdmin).run(admin, deed))) return;
    say(`Erste Anmeldung unter /admininterfacev1 mit dem Benutzer ${username}.`);
    if (!ADMIN_PASSWORD) say(`Passwort, wird nur dieses eine Mal angezeigt: ${password}`);
  });
} catch (error) {
  process.stderr.write(`${describeFailure(error, { name: 'start', optionOf }).join('\n')}\n`);
  process.exit(1);
}
