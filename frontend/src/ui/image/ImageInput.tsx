import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { Image } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { tc } from '~/texts/de-console.js';
import { ImageDialog } from './ImageDialog.js';
import type { OwnImages } from './own-images.js';
import { groupCaption } from '../form/inputs/group-caption.js';

interface ImageInputProps {
  readonly name: string;
  readonly label: string;
  readonly helperText?: string;
  readonly ownImages: OwnImages;
  /** The part of an image that the field holds: by default its address. */
  readonly getAddress?: (image: { readonly id: string; readonly src: string }) => string;
}

const text = tc.images;

/** Form field for the address of a stored image, which the user chooses or uploads. */
export function ImageInput({ name, label, helperText, ownImages, getAddress = ({ src }) => src }: ImageInputProps) {
  const { field, fieldState } = useController<Record<string, string | null>>({ name });
  const [isOpen, setOpen] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const id = useId();
  const address = field.value;
  const choosing = address ? text.change : text.choose;

  function open() {
    ownImages.want();
    setOpen(true);
  }

  function remove() {
    field.onChange(null);
    // The button disappears with the image.
    chooser.current?.focus();
  }

  return (
    <Box role="group" aria-labelledby={id}>
      <FormLabel id={id} component="div" sx={groupCaption}>
        {label}
      </FormLabel>
      <Box sx={row}>
        <Box sx={frame}>{address ? <img src={address} alt="" /> : <Image size={22} aria-hidden />}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button ref={chooser} size="small" aria-label={text.of(label, choosing)} onClick={open}>
            {choosing}
          </Button>
          {address && (
            <Button size="small" variant="text" aria-label={text.of(label, text.remove)} onClick={remove}>
              {text.remove}
            </Button>
          )}
        </Box>
      </Box>
      {(fieldState.error?.message ?? helperText) && (
        <FormHelperText error={fieldState.invalid}>{fieldState.error?.message ?? helperText}</FormHelperText>
      )}
      {isOpen && (
        <ImageDialog
          ownImages={ownImages}
          chosenAddress={address}
          getAddress={getAddress}
          onChoose={(image) => {
            field.onChange(getAddress(image));
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}

const row = { display: 'flex', alignItems: 'center', gap: 4 } as const;

/** An image may be light or dark: the preview has the same background as the site. */
const frame = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 112,
  height: 64,
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.tertiary',
  '& img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
} as const;
