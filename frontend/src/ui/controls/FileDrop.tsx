import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FileUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useFileDrop } from '~/ui/hooks/use-file-drop.js';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden.js';

interface FileDropProps {
  /** Accessible name of the file field. */
  readonly label: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly button: string;
  /** File types that the browser's file dialog offers. */
  readonly accept?: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** Takes a file: dropped here, or chosen by the button. */
export function FileDrop({ label, title, text, button, accept, disabled = false, onFile }: FileDropProps) {
  const { isDragOver, ...dropHandlers } = useFileDrop(onFile, { isLocked: disabled });
  const input = useRef<HTMLInputElement>(null);

  return (
    <Box {...dropHandlers} sx={isDragOver ? frameBelowFile : frame}>
      <FileUp size={20} aria-hidden />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{title}</Box>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept={accept}
          tabIndex={-1}
          aria-label={label}
          disabled={disabled}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            // The same file again is a choice too.
            target.value = '';
          }}
        />
      </VisuallyHidden>
      <Button size="small" disabled={disabled} onClick={() => input.current?.click()}>
        {button}
      </Button>
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  minHeight: 76,
  px: 4,
  py: 3,
  border: '1px dashed',
  borderColor: 'line.control',
  borderRadius: '10px',
  typography: 'body2',
  '& > svg': { flex: 'none', color: 'primary.main' },
} as const;

const frameBelowFile = { ...frame, borderColor: 'primary.main', bgcolor: 'surface.tint' } as const;
