import { CreateUserBody, fieldSentence, type Problem, textIn } from '@pruefer/contracts';
import { plainToInstance } from 'class-transformer';
import { IsOptional, ValidateBy, validateSync, type ValidationArguments } from 'class-validator';
import { AuthDatabaseConfig } from './config.js';
import { checkPassword } from './passwords/check-password.js';

/** Settings of the program that creates the first admin; missing ones are generated. */
export class FirstAdminConfig extends AuthDatabaseConfig {
  @FieldOfUser('username') ADMIN_USERNAME = 'admin';
  @FieldOfUser('email') ADMIN_EMAIL = 'admin@localhost.localdomain';
  @IsOptional() @FieldOfUser('password') ADMIN_PASSWORD?: string;
}

/** The same for a new data folder: also refuses easy passwords. Later starts accept an ADMIN_PASSWORD of older rules. */
export class NewFirstAdminConfig extends FirstAdminConfig {
  @HardToGuess() override ADMIN_PASSWORD?: string;
}

/** Applies the rules of `CreateUser` in the console to a variable. */
function FieldOfUser(field: 'username' | 'email' | 'password'): PropertyDecorator {
  return Judged('fieldOfUser', (value) => {
    const errors = validateSync(plainToInstance(CreateUserBody, { [field]: value }), { stopAtFirstError: true });
    const { constraints = {} } = errors.find(({ property }) => property === field) ?? {};
    return Object.entries(constraints).map(([constraint, message]) => fieldSentence(constraint, message))[0];
  });
}

/** Refuses a password that is easy to guess (docs/SECURITY.md B2). */
function HardToGuess(): PropertyDecorator {
  return Judged('hardToGuess', (value, { ADMIN_USERNAME: username, ADMIN_EMAIL: email }) => {
    try {
      if (typeof value === 'string') checkPassword(value, { username, email }, 'password');
      return undefined;
    } catch (error) {
      const [problem] = (error as Problem).details.errors ?? [];
      return problem && textIn(problem.message, 'de');
    }
  });
}

/** @param judge returns a sentence about the error; undefined: no error */
function Judged(
  name: string,
  judge: (value: unknown, config: FirstAdminConfig) => string | undefined,
): PropertyDecorator {
  const sentenceFor = ({ value, object }: ValidationArguments) => judge(value, object as FirstAdminConfig);
  return ValidateBy({
    name,
    validator: {
      validate: (_, args) => sentenceFor(args!) === undefined,
      defaultMessage: (args) => `$property: ${sentenceFor(args!)}`,
    },
  });
}
