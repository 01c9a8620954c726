import { imageTypes, MAX_IMAGE_BYTES } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { Note } from '../text/Note.js';
import { VisuallyHidden } from '../text/VisuallyHidden.js';
import type { OwnImage, OwnImages } from './own-images.js';

interface ImageUploadProps {
  readonly upload: OwnImages['upload'];
  readonly onUploaded: (image: OwnImage) => void;
}

const text = tc.images;

/** Uploads a file with its alternative text: without the text nothing is sent. */
export function ImageUpload({ upload, onUploaded }: ImageUploadProps) {
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const altField = useRef<HTMLInputElement>(null);
  const isTooLarge = file !== undefined && file.size > MAX_IMAGE_BYTES;

  async function send() {
    if (!file || isTooLarge || isSending) return;
    if (alt.trim() === '') {
      setError(text.altMissing);
      altField.current?.focus();
      return;
    }
    setError('');
    setSending(true);
    const { state, error: callError } = await upload(file, alt.trim());
    // A dialog closed during the upload chooses nothing.
    if (!input.current) return;
    setSending(false);
    if (state) onUploaded(state);
    else setError(callError?.fields[0]?.message ?? callError?.message ?? text.failed);
  }

  return (
    <Box sx={frame}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <FileUp size={18} aria-hidden />
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{file?.name ?? text.upload}</Box>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {text.types}
          </Typography>
        </Box>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            accept={imageTypes.join()}
            tabIndex={-1}
            aria-label={text.file}
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        </VisuallyHidden>
        <Button size="small" onClick={() => input.current?.click()}>
          {file ? text.otherFile : text.chooseFile}
        </Button>
      </Box>
      {isTooLarge && <Note kind="error">{text.tooLarge}</Note>}
      {file && !isTooLarge && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
          <TextField
            label={text.alt}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && void send()}
            inputRef={altField}
            error={error !== ''}
            helperText={error || text.altHelp}
            autoComplete="off"
            sx={{ flex: '1 1 240px' }}
          />
          <Button variant="contained" onClick={() => void send()} sx={{ mt: { sm: '28px' } }}>
            {isSending ? text.sending : text.send}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const frame = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  p: 4,
  border: '1px dashed',
  borderColor: 'line.control',
  borderRadius: '10px',
  typography: 'body2',
} as const;
