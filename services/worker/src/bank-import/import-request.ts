import type { ImportSource } from '@pruefer/contracts';

/** The data of a `bank-import` job: the name of a source, or an uploaded file. */
export type ImportRequest = { readonly confirmsDrop: boolean } & (
  | { readonly source: ImportSource }
  | { readonly upload: string; readonly validFrom: string; readonly country: string | undefined }
);

/** Validates the data of a job. @throws Error when it is invalid */
export function parseImportRequest(data: Readonly<Record<string, unknown>>): ImportRequest {
  const { source, upload, validFrom, country } = data;
  const confirmsDrop = data['confirmsDrop'] === true;
  if (source === 'configured' || source === 'shipped') return { source, confirmsDrop };
  if (typeof upload === 'string' && typeof validFrom === 'string')
    return { upload, validFrom, country: typeof country === 'string' ? country : undefined, confirmsDrop };
  throw new Error('the job does not say what is to be imported');
}
