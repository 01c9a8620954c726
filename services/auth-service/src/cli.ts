import { CreateUserBody } from '@pruefer/contracts';
import {
  checkInput,
  type CommandLine,
  commandLineActor,
  loadConfig,
  operatorProgram,
  runProgram,
  withUseCases,
} from '@pruefer/platform';
import { UserRepository } from './account/user.repository.js';
import { userTable } from './cli/user-table.js';
import { AuthDatabaseConfig } from './config.js';
import { NoopSessionPublisher } from './sessions/session-publisher.js';
import { AccountsModule } from './users/accounts.module.js';
import { CreateUser } from './users/create-user.js';
import { newPassword } from './users/make-first-admin.js';
import { ResetTwoFactor } from './users/reset-two-factor.js';
import { SetPassword } from './users/set-password.js';
import { UserQueries } from './users/user.queries.js';

const programOptions = () => ({
  name: 'users-cli',
  config: loadConfig(AuthDatabaseConfig),
  module: AccountsModule.using(AuthDatabaseConfig, NoopSessionPublisher),
});

/** Writes the password alone to standard output and everything else to standard error, for scripts. */
function showPassword(username: string, password: string): void {
  console.error(`Passwort für ${username}, wird nur dieses eine Mal angezeigt:`);
  console.log(password);
}

const commandLine: CommandLine = {
  name: 'users',
  optionOf: { username: '--username', email: '--email', role: '--role' },
};

type Options = Readonly<Record<string, string | undefined>>;
const NAME_OPTION = ['--username <name>', 'Benutzername'] as const;
/** A value that passes the validation of the input class; a random password replaces it, so that none is in the shell's history. */
const PLACEHOLDER = 'made up afterwards';

const program = operatorProgram('users', 'Benutzer anlegen, anzeigen und wieder hereinlassen');
program
  .command('create')
  .description('legt einen Benutzer an und zeigt sein Passwort einmal')
  .option(...NAME_OPTION)
  .option('--email <adresse>', 'E-Mail-Adresse')
  .option('--role <rolle>', 'admin oder manager', 'manager')
  .action(({ username, email, role }: Options) => {
    const user = checkInput(CreateUserBody, { username, email, role, password: PLACEHOLDER });
    return withUseCases(programOptions(), async (useCases) => {
      const password = newPassword();
      const created = await useCases.get(CreateUser).run({ ...user, password }, commandLineActor);
      showPassword(created.username, password);
    });
  });
program
  .command('list')
  .description('zeigt alle Benutzer, die neuesten zuerst')
  .action(() =>
    withUseCases(programOptions(), async (useCases) => {
      for (const line of userTable(await useCases.get(UserQueries).list())) console.log(line);
    }),
  );
program
  .command('reset-password')
  .description('gibt einem Benutzer ein neues Passwort, zeigt es einmal und beendet seine Sitzungen')
  .option(...NAME_OPTION)
  .action(({ username = '' }: Options) =>
    withUseCases(programOptions(), async (useCases) => {
      const password = newPassword();
      const { id } = await useCases.get(UserRepository).getByName(username);
      await useCases.get(SetPassword).run(id, password, commandLineActor);
      showPassword(username, password);
    }),
  );
program
  .command('reset-2fa')
  .description('nimmt einem Benutzer die Zwei-Faktor-Authentifizierung, er richtet sie bei der Anmeldung neu ein')
  .option(...NAME_OPTION)
  .action(({ username = '' }: Options) =>
    withUseCases(programOptions(), async (useCases) => {
      const { id } = await useCases.get(UserRepository).getByName(username);
      console.log((await useCases.get(ResetTwoFactor).run(id, commandLineActor)).message);
    }),
  );

await runProgram(program, commandLine);
