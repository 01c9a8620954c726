import { CreateUserBody } from '@pruefer/contracts';
import { checkInput, type CommandLine, operatorProgram } from '@pruefer/platform';
import type { Command } from 'commander';

/** A user without a password option gets a random one, so that no password is in the shell's history. */
type UserToCreate = Omit<CreateUserBody, 'password'>;

/** The commands' actions, called with checked input. */
export interface UsersActions {
  create(user: UserToCreate): Promise<void>;
  list(): Promise<void>;
  resetPassword(username: string): Promise<void>;
  resetTwoFactor(username: string): Promise<void>;
}

/** Texts for its error messages. */
export const usersCommandLine: CommandLine = {
  name: 'users',
  optionOf: { username: '--username', email: '--email', role: '--role' },
};

type Options = Readonly<Record<string, string | undefined>>;
const NAME_OPTION = ['--username <name>', 'Benutzername'] as const;
/** A value that passes the validation of the input class; the command replaces it with a random password. */
const PLACEHOLDER = 'made up afterwards';

/**
 * The command line for an operator who is locked out.
 * @throws CommanderError for unknown words, Problem for input that its class refuses
 */
export function usersProgram(actions: UsersActions): Command {
  const program = operatorProgram('users', 'Benutzer anlegen, anzeigen und wieder hereinlassen');
  program
    .command('create')
    .description('legt einen Benutzer an und zeigt sein Passwort einmal')
    .option(...NAME_OPTION)
    .option('--email <adresse>', 'E-Mail-Adresse')
    .option('--role <rolle>', 'admin oder manager', 'manager')
    .action(({ username, email, role }: Options) => {
      const user = checkInput(CreateUserBody, { username, email, role, password: PLACEHOLDER });
      return actions.create({ username: user.username, email: user.email, role: user.role });
    });
  program
    .command('list')
    .description('zeigt alle Benutzer, die neuesten zuerst')
    .action(() => actions.list());
  program
    .command('reset-password')
    .description('gibt einem Benutzer ein neues Passwort, zeigt es einmal und beendet seine Sitzungen')
    .option(...NAME_OPTION)
    .action(({ username = '' }: Options) => actions.resetPassword(username));
  program
    .command('reset-2fa')
    .description('nimmt einem Benutzer die Zwei-Faktor-Authentifizierung, er richtet sie bei der Anmeldung neu ein')
    .option(...NAME_OPTION)
    .action(({ username = '' }: Options) => actions.resetTwoFactor(username));
  return program;
}
