import { commandLineActor, loadConfig, runProgram, withUseCases } from '@pruefer/platform';
import { UserRepository } from './account/user.repository.js';
import { userTable } from './cli/user-table.js';
import { type UsersActions, usersCommandLine, usersProgram } from './cli/users-program.js';
import { AuthDatabaseConfig } from './config.js';
import { NoopSessionPublisher } from './sessions/session-replicator.js';
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

const actions: UsersActions = {
  create: (user) =>
    withUseCases(programOptions(), async (useCases) => {
      const password = newPassword();
      const { username } = await useCases.get(CreateUser).run({ ...user, password }, commandLineActor);
      showPassword(username, password);
    }),

  list: () =>
    withUseCases(programOptions(), async (useCases) => {
      for (const line of userTable(await useCases.get(UserQueries).list())) console.log(line);
    }),

  resetPassword: (username) =>
    withUseCases(programOptions(), async (useCases) => {
      const password = newPassword();
      const { id } = await useCases.get(UserRepository).getByName(username);
      await useCases.get(SetPassword).run(id, password, commandLineActor);
      showPassword(username, password);
    }),

  resetTwoFactor: (username) =>
    withUseCases(programOptions(), async (useCases) => {
      const { id } = await useCases.get(UserRepository).getByName(username);
      console.log((await useCases.get(ResetTwoFactor).run(id, commandLineActor)).message);
    }),
};

await runProgram(usersProgram(actions), usersCommandLine);
