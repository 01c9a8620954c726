import { Problem } from '@pruefer/contracts';

const message = {
  de: 'Diese Seite gibt es nicht. Bitte übernehmen Sie den Cursor der vorigen unverändert, oder beginnen Sie bei der ersten.',
  en: 'There is no such page. Please use the cursor of the page before unchanged, or begin with the first one.',
};

/** The position after a page of a list. Its content is opaque to callers. */
export function formatCursor(fields: readonly string[]): string {
  return Buffer.from(JSON.stringify(fields)).toString('base64url');
}

/** The fields of a cursor. @param forms one test for each field @throws Problem `invalid_request` for an invalid cursor */
export function fieldsOfCursor(cursor: string, forms: readonly Pick<RegExp, 'test'>[]): string[] {
  const fields = listIn(Buffer.from(cursor, 'base64url').toString());
  const fits = fields.length === forms.length && forms.every((form, index) => form.test(fields[index]!));
  if (fits) return fields;
  throw new Problem('invalid_request', { errors: [{ field: 'cursor', code: 'cursor', message }] });
}

function listIn(json: string): string[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) && list.every((field) => typeof field === 'string') ? list : [];
  } catch {
    return [];
  }
}
