import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { tc } from '~/texts/de-console.js';
import type { OwnImage, OwnImages } from './own-images.js';

interface ImageDescriptionProps {
  readonly image: OwnImage;
  readonly describe: OwnImages['describe'];
  readonly onEnd: () => void;
}

const text = tc.images;

/** Edits the alternative text of an image, for users that cannot see it. */
export function ImageDescription({ image, describe, onEnd }: ImageDescriptionProps) {
  const [alt, setAlt] = useState(image.alt);
  const [fault, setFault] = useState('');
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function save() {
    if (isSending) return;
    if (alt.trim() === '') return setFault(text.altMissing);
    setSending(true);
    const { state, refusal } = await describe(image, alt.trim());
    setSending(false);
    if (state) onEnd();
    else setFault(refusal?.fields[0]?.message ?? refusal?.message ?? text.describeFailed);
  }

  function decide(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The dialog and the form below it handle Enter and Escape too.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') void save();
    else onEnd();
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, mt: 3 }}>
      <TextField
        label={text.describing(image.alt)}
        value={alt}
        inputRef={field}
        autoComplete="off"
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={decide}
        error={fault !== ''}
        helperText={fault || text.describeHelp}
        sx={{ flex: '1 1 240px' }}
      />
      <Box sx={{ display: 'flex', gap: 2, mt: { sm: '28px' } }}>
        <Button onClick={() => void save()}>{text.save}</Button>
        <Button variant="text" onClick={onEnd}>
          {tc.dialog.cancel}
        </Button>
      </Box>
    </Box>
  );
}
