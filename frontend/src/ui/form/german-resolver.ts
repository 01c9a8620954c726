import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { type ClassOf, fieldSentence } from '@pruefer/contracts';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';

/** Checks a form with the contract class that the server uses too, and reports problems in German. */
export function germanResolver<Values extends FieldValues>(body: ClassOf<Values>): Resolver<Values> {
  const check = classValidatorResolver<Values>(body, { validator: { stopAtFirstError: true } });
  return async (values, context, options) => {
    const checked = await check(values, context, options);
    for (const error of Object.values(checked.errors) as Errors[]) translate(error);
    return checked;
  };
}

/** The error of a field, or those of the fields inside it. */
type Errors = FieldError | readonly Errors[] | { readonly [field: string]: Errors } | undefined;

function translate(error: Errors): void {
  if (!error) return;
  if (isOfField(error)) error.message = fieldSentence(String(error.type), error.message);
  else for (const inside of Object.values(error) as Errors[]) translate(inside);
}

function isOfField(error: NonNullable<Errors>): error is FieldError & { message: string } {
  return 'message' in error && typeof error.message === 'string';
}
