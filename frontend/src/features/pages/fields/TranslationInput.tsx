import type { PageRow } from '@pruefer/contracts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { useAllPagesQuery } from '../records/pages.api.js';

const text = tc.pages.fields;

/** The German page that a page translates. All pages are loaded once the list is opened, or for the name of the chosen one. @param pageId undefined: the page is new */
export function TranslationInput({ pageId }: { pageId: string | undefined }) {
  const { field, fieldState } = useController<Record<string, string | null>>({ name: 'translationOf' });
  const { ref, value, onChange, ...bound } = field;
  const [isWanted, setWanted] = useState(false);
  const { data: pages } = useAllPagesQuery(undefined, { skip: !isWanted && !value });
  const isTranslated = pages?.some(({ translationOf }) => translationOf === pageId) ?? false;
  const options = pages && !isTranslated ? untranslatedPages(pages, pageId, value) : [];
  const isListed = options.some(({ id }) => id === value);
  return (
    <TextField
      select
      {...bound}
      label={text.translationOf}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? (isTranslated ? text.isTranslated : text.translationHelp)}
      slotProps={{ select: { displayEmpty: true, onOpen: () => setWanted(true) }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{text.german}</MenuItem>
      {value && !isListed && <MenuItem value={value}>{pages ? text.deletedPage : ''}</MenuItem>}
      {options.map(({ id, title, slug }) => (
        <MenuItem key={id} value={id}>{`${title} (/${slug})`}</MenuItem>
      ))}
    </TextField>
  );
}

/** German pages other than this one that have no translation, and the chosen one. */
function untranslatedPages(pages: readonly PageRow[], pageId: string | undefined, chosenId: string | null | undefined) {
  const translatedIds = new Set(pages.map(({ translationOf }) => translationOf));
  return pages.filter(
    ({ id, translationOf }) => id !== pageId && translationOf === null && (id === chosenId || !translatedIds.has(id)),
  );
}
