import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { type ClassOf, fieldSentence } from '@pruefer/contracts';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';

/** Checks a form with the contract class that the server uses too, and reports problems in German. */
export function germanResolver<Values extends FieldValues>(body: ClassOf<Values>): Resolver<Values> {
  const check = classValidatorResolver<Values>(body, { validator: { stopAtFirstError: true } });
  return async (values, context, options) => {
    const checked = await check(values, context, options);
    translate(checked.errors as Errors, values);
    return checked;
  };
}

/** The error of a field, or those of the fields inside it. */
type Errors = FieldError | readonly Errors[] | { readonly [field: string]: Errors } | undefined;

function translate(errors: Errors, value: unknown): void {
  if (!errors) return;
  if (isOfField(errors)) {
    errors.message = isLeftEmpty(value, errors) ? tc.emptyField : fieldSentence(String(errors.type), errors.message);
  } else {
    const values = Object(value) as Readonly<Record<string, unknown>>;
    for (const [name, inside] of Object.entries(errors as Readonly<Record<string, Errors>>))
      translate(inside, values[name]);
  }
}

/** Whether a field is just empty: then its rule is not quoted. The contract's own sentence for empty fields is kept. */
function isLeftEmpty(value: unknown, { type }: FieldError): boolean {
  return typeof value === 'string' && value.trim() === '' && type !== 'isNotEmpty';
}

function isOfField(error: NonNullable<Errors>): error is FieldError & { message: string } {
  return 'message' in error && typeof error.message === 'string';
}
