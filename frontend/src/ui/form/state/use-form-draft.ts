import { use, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { RELOADING } from '~/ui/lazy/reload-once.js';
import { DraftOwnerContext, dropDraft, keepDraft, readDraft } from './drafts.js';
import { pickChanged, typeFields } from './typed-fields.js';

export interface DraftSettings {
  /** Names the form, and the record in it. */
  readonly key: string;
  /** Fields that must never be stored. */
  readonly secrets: readonly string[];
  /** Version of the record that the form shows; none for a new record. */
  readonly version?: number;
  /** Called when the user takes values that were typed over another version. */
  readonly onOutdated?: () => void;
}

/**
 * Keeps typed values when the session ends or the document reloads under the form, and offers them when the form opens
 * again.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  isOpen: boolean,
  { key, secrets, version, onOutdated }: DraftSettings,
) {
  const { name, isLeaving } = use(DraftOwnerContext);
  const [drops, setDrops] = useState(0);
  const isDirty = form.formState.isDirty;
  const offeredDraft = isOpen && !isLeaving && !isDirty && drops >= 0 ? readDraft(name, key) : null;

  useEffect(() => {
    if (!isOpen || !isDirty) return;
    const keep = () => {
      const changed = pickChanged(form.getValues(), form.formState.defaultValues ?? {});
      const fields = Object.entries(changed).filter(([field]) => !secrets.includes(field));
      keepDraft(name, key, { version, fields: Object.fromEntries(fields) });
    };
    if (isLeaving) keep();
    window.addEventListener(RELOADING, keep);
    return () => window.removeEventListener(RELOADING, keep);
  }, [isLeaving, isOpen, isDirty, form, name, key, secrets, version]);

  function drop() {
    dropDraft(name, key);
    setDrops(drops + 1);
  }

  function apply() {
    if (!offeredDraft) return;
    typeFields(form, offeredDraft.fields);
    if (offeredDraft.version !== version) onOutdated?.();
    drop();
  }

  return { isOffered: offeredDraft !== null, apply, drop };
}
