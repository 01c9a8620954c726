import { CreateUser, fieldSentence } from '@pruefer/contracts';
import { plainToInstance } from 'class-transformer';
import { IsOptional, ValidateBy, validateSync } from 'class-validator';
import { AuthDatabaseConfig } from './config.js';

/** What the program that makes the first admin reads: what is not given is made up. */
export class FirstAdminConfig extends AuthDatabaseConfig {
  @FieldOfUser('username') ADMIN_USERNAME = 'admin';
  @FieldOfUser('email') ADMIN_EMAIL = 'admin@localhost.localdomain';
  @IsOptional() @FieldOfUser('password') ADMIN_PASSWORD?: string;
}

/** Allowed is what a user created in the console may have in that field. */
function FieldOfUser(field: 'username' | 'email' | 'password'): PropertyDecorator {
  const sentenceFor = (value: unknown) => {
    const errors = validateSync(plainToInstance(CreateUser, { [field]: value }), { stopAtFirstError: true });
    const { constraints = {} } = errors.find(({ property }) => property === field) ?? {};
    return Object.entries(constraints).map(([constraint, message]) => fieldSentence(constraint, message))[0];
  };
  return ValidateBy({
    name: 'fieldOfUser',
    validator: {
      validate: (value) => sentenceFor(value) === undefined,
      defaultMessage: (args) => `$property: ${sentenceFor(args?.value)}`,
    },
  });
}
