import { useState } from 'react';
import type { CallError } from '~/api/http/call-error.js';
import { bulkTexts } from '~/texts/bulk.js';
import type { JobOpening } from './job/job-opening.js';
import { storedJobId } from './job/stored-job.js';
import type { KeyInput } from './use-key-input.js';

/** Why a job was not opened, and the field that says so. */
interface FieldError {
  readonly field: 'key' | 'file';
  readonly message: string;
}

/** The job that is open below the form, or may be opened after a reload. */
export function useJobOpening(key: KeyInput) {
  const [opening, setOpening] = useState<JobOpening>();
  const [storedId, setStoredId] = useState(storedJobId);
  const [error, setError] = useState<FieldError>();

  function open(next: JobOpening) {
    setError(undefined);
    if (key.require()) setOpening(next);
  }

  function close() {
    setOpening(undefined);
    setStoredId(storedJobId());
  }

  return {
    opening,
    storedId: opening ? undefined : storedId,
    keyError: error?.field === 'key' ? error.message : undefined,
    fileError: error?.field === 'file' ? error.message : undefined,
    upload: (file: File) => open({ apiKey: key.secret, file }),
    openStored: (id: string) => open({ apiKey: key.secret, id }),
    close,
    /** Shows the sentence on the field where the service has one, else that on the whole. */
    showError: ({ message, fields }: CallError, field: FieldError['field']) => {
      close();
      setError({ field, message: fields[0]?.message ?? message ?? bulkTexts.end.unexpected });
      if (field === 'key') key.focus();
    },
    clearError: () => setError(undefined),
  };
}
