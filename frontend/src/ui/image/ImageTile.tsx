import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '../dialog/confirm.js';
import { useToast } from '../toast/use-toast.js';
import type { OwnImage, OwnImages } from './own-images.js';
import { ellipsis } from '../text/ellipsis.js';

interface ImageTileProps {
  readonly image: OwnImage;
  readonly ownImages: OwnImages;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const text = tc.images;
const icon = { size: 16, 'aria-hidden': true } as const;

/** An image to choose, and what else can be done with it. */
export function ImageTile({ image, ownImages, isChosen, onChoose }: ImageTileProps) {
  const [isDescribing, setDescribing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const erase = useErase(image, ownImages);
  const { alt } = image;

  function end() {
    setDescribing(false);
    pencil.current?.focus();
  }

  return (
    <Box component="li" sx={{ minWidth: 0, ...(isDescribing && { gridColumn: '1 / -1' }) }}>
      <Box component="button" type="button" aria-pressed={isChosen} onClick={onChoose} sx={choice}>
        <img src={image.src} alt="" width={image.width} height={image.height} loading="lazy" />
        <span>{alt}</span>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1 }}>
        <IconButton
          ref={pencil}
          size="small"
          aria-label={text.of(alt, text.describe)}
          aria-expanded={isDescribing}
          onClick={() => setDescribing(!isDescribing)}
        >
          <Pencil {...icon} />
        </IconButton>
        <IconButton size="small" aria-label={text.of(alt, text.erase)} onClick={() => void erase()}>
          <Trash2 {...icon} />
        </IconButton>
      </Box>
      {isDescribing && <ImageDescription image={image} describe={ownImages.describe} onEnd={end} />}
    </Box>
  );
}

/** After a question; the server knows where it is shown, and says so. */
function useErase(image: OwnImage, ownImages: OwnImages) {
  const confirm = useConfirm();
  const toast = useToast();
  return async () => {
    if (!(await confirm({ ...text.erasing(image.alt), isDanger: true }))) return;
    const { error } = await ownImages.remove(image);
    if (error) toast({ kind: 'error', title: text.eraseFailed, text: error.message ?? tc.unexpected });
  };
}

const choice = {
  display: 'grid',
  gridTemplateRows: '96px auto',
  gap: 2,
  width: '100%',
  p: 2,
  font: 'inherit',
  fontSize: '.75rem',
  lineHeight: '17px',
  textAlign: 'left',
  color: 'text.secondary',
  cursor: 'pointer',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '10px',
  '& img': { width: '100%', height: '96px', objectFit: 'contain' },
  '& span': ellipsis,
  '&:hover': { borderColor: 'line.control' },
  '&[aria-pressed=true]': { borderColor: 'primary.main', color: 'text.primary', bgcolor: 'action.selected' },
} as const;

interface ImageDescriptionProps {
  readonly image: OwnImage;
  readonly describe: OwnImages['describe'];
  readonly onEnd: () => void;
}

/** Edits the alternative text of an image, for users that cannot see it. */
function ImageDescription({ image, describe, onEnd }: ImageDescriptionProps) {
  const [alt, setAlt] = useState(image.alt);
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function save() {
    if (isSending) return;
    if (alt.trim() === '') return setError(text.altMissing);
    setSending(true);
    const { state, error: callError } = await describe(image, alt.trim());
    setSending(false);
    if (state) onEnd();
    else setError(callError?.fields[0]?.message ?? callError?.message ?? text.describeFailed);
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
        error={error !== ''}
        helperText={error || text.describeHelp}
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
