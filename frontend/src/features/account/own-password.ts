import { ChangePasswordBody } from '@pruefer/contracts';
import { IsNotEmpty, IsString, Validate, type ValidationArguments, ValidatorConstraint } from 'class-validator';
import { tc } from '~/texts/de-console.js';

@ValidatorConstraint({ name: 'isSamePassword' })
class IsSamePassword {
  validate(confirmation: string, { object }: ValidationArguments): boolean {
    return confirmation === (object as OwnPassword).newPassword;
  }

  defaultMessage(): string {
    return tc.account.mismatch.text;
  }
}

/** The input for changing the own password: the contract's fields, and the new password again. */
export class OwnPassword extends ChangePasswordBody {
  @IsNotEmpty() @IsString() declare currentPassword: string;
  @Validate(IsSamePassword) confirmation!: string;
}

/** The toast for incomplete or refused input. */
export function invalidPasswordToast({ currentPassword, newPassword, confirmation }: OwnPassword) {
  if (!currentPassword || !newPassword || !confirmation) return tc.account.missing;
  if (newPassword !== confirmation) return tc.account.mismatch;
  return { title: tc.account.passwordFailed, text: tc.password.rule };
}
