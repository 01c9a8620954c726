import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** The fields whose values differ from those before. */
export function pickChanged<Values extends FieldValues>(values: Values, before: FieldValues): Partial<Values> {
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

/** Sets fields as if the user had typed them. */
export function typeFields<Values extends FieldValues>(form: UseFormReturn<Values>, fields: FieldValues): void {
  for (const [field, value] of Object.entries(fields)) {
    form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }
}
