import { use, useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { RELOADING } from '~/ui/lazy/reload-once.js';
import { DraftOwnerContext, dropDraft, keepDraft, readDraft } from './drafts.js';

export interface DraftSettings {
  /** Names the form, and the record in it. */
  readonly key: string;
  /** Fields that must never be stored. */
  readonly secrets: readonly string[];
}

/**
 * Keeps typed values when the session ends or the document reloads under the form, and offers them when the form opens
 * again.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  isOpen: boolean,
  { key, secrets }: DraftSettings,
) {
  const { name, isLeaving } = use(DraftOwnerContext);
  const [version, setVersion] = useState(0);
  const isDirty = form.formState.isDirty;
  const offeredDraft = isOpen && !isLeaving && !isDirty && version >= 0 ? readDraft(name, key) : null;

  useEffect(() => {
    if (!isOpen || !isDirty) return;
    const keep = () => {
      const values = Object.entries(form.getValues()).filter(([field]) => !secrets.includes(field));
      keepDraft(name, key, Object.fromEntries(values));
    };
    if (isLeaving) keep();
    window.addEventListener(RELOADING, keep);
    return () => window.removeEventListener(RELOADING, keep);
  }, [isLeaving, isOpen, isDirty, form, name, key, secrets]);

  function drop() {
    dropDraft(name, key);
    setVersion(version + 1);
  }

  function apply() {
    for (const [field, value] of Object.entries(offeredDraft ?? {})) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    drop();
  }

  return { isOffered: offeredDraft !== null, apply, drop };
}
