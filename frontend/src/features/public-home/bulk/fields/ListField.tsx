import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type RefObject, useId } from 'react';
import { bulkTexts } from '~/texts/bulk.js';
import { useFileDrop } from '~/ui/hooks/use-file-drop.js';
import { FileButton } from './FileButton.js';
import { errorStyles, fieldStyles, helpStyles, labelStyles } from './field-styles.js';

const texts = bulkTexts.list;

interface ListFieldProps {
  readonly text: string;
  /** The chosen file, which is checked instead of the text. */
  readonly fileName: string | undefined;
  readonly error: string | undefined;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly isLocked: boolean;
  readonly onChange: (text: string) => void;
  readonly onFile: (file: File) => void;
  readonly onRemoveFile: () => void;
}

/** A list: pasted, or a file that is chosen or dropped. */
export function ListField(props: ListFieldProps) {
  const { text, fileName, error, input, isLocked, onChange, onFile, onRemoveFile } = props;
  const id = useId();
  const { isDragOver, ...dropHandlers } = useFileDrop(onFile, { isLocked, acceptsText: true });
  return (
    <Box {...dropHandlers} sx={isDragOver ? frameBelowFile : undefined}>
      <Box component="label" htmlFor={id} sx={labelStyles}>
        {texts.label}
      </Box>
      {fileName === undefined ? (
        <Box
          component="textarea"
          id={id}
          ref={input}
          rows={8}
          value={text}
          readOnly={isLocked}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-help`}
          onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => onChange(target.value)}
          sx={area}
        />
      ) : (
        <Box component="output" id={id} sx={file}>
          {fileName}
        </Box>
      )}
      <Typography
        id={`${id}-help`}
        variant="body2"
        role={error ? 'alert' : undefined}
        sx={error ? errorStyles : helpStyles}
      >
        {error ?? texts.help}
      </Typography>
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <FileButton isLocked={isLocked} onFile={onFile} />
        {fileName !== undefined && (
          <Button disabled={isLocked} onClick={onRemoveFile}>
            {texts.removeFile}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const area = { ...fieldStyles, display: 'block', minHeight: 176, resize: 'vertical', whiteSpace: 'pre' } as const;

const file = { ...fieldStyles, display: 'block', bgcolor: 'surface.sunken', overflowWrap: 'anywhere' } as const;

const frameBelowFile = {
  outline: '2px dashed',
  outlineColor: 'primary.main',
  outlineOffset: 8,
  borderRadius: 2,
} as const;
