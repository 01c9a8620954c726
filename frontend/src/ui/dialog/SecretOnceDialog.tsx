import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { t } from '~/texts/site.js';
import { tc } from '~/texts/de-console.js';
import { ModalDialog } from './ModalDialog.js';
import { useSecretGuard } from './use-secret-guard.js';
import { Mono } from '../text/Mono.js';
import { useCopy } from '../text/use-copy.js';
import { VisuallyHidden } from '../text/VisuallyHidden.js';

interface SecretOnceDialogProps {
  readonly title: string;
  readonly text: string;
  /** Noun for the secret, e.g. "Schlüssel". */
  readonly what: string;
  /** Drawn in grey on a separate line. */
  readonly prefix: string;
  readonly secret: string;
  /** Instructions for the secret. */
  readonly children?: ReactNode;
  /** The only way out; the secret leaves memory with it. */
  readonly onDone: () => void;
}

const BLOCK = /.{1,8}/g;

/** A secret that is shown once. It closes only when the person says that it is kept. */
export function SecretOnceDialog({ title, text, what, prefix, secret, children, onDone }: SecretOnceDialogProps) {
  const [isKept, setKept] = useState(false);
  const [wasCopied, setCopied] = useState(false);
  const { outcome, copy } = useCopy(prefix + secret);
  const question = useMemo(() => tc.secret.leaving(what), [what]);
  useSecretGuard(isKept, question);
  const CopyIcon = outcome === 'done' ? Check : Copy;
  return (
    <ModalDialog open sx={dialog}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent sx={{ pt: '4px !important' }}>
        <Typography variant="body2" sx={{ mb: 5, color: 'text.secondary' }}>
          {text}
        </Typography>
        <Box sx={frame}>
          <Mono as="div" sx={blocks}>
            <Box component="span" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
              {prefix}
            </Box>
            {secret.match(BLOCK)?.map((block, index) => (
              <span key={index}>{block}</span>
            ))}
          </Mono>
          <Box sx={bar}>
            <Typography variant="body2" sx={{ flex: '1 1 160px', color: 'text.secondary' }}>
              {tc.secret.length((prefix + secret).length)}
            </Typography>
            <Button
              variant={wasCopied ? 'outlined' : 'contained'}
              startIcon={<CopyIcon size={16} />}
              onClick={() => void copy().then(() => setCopied(true))}
            >
              {outcome === 'none' ? t.copy.action(what) : t.copy[outcome]}
            </Button>
            <VisuallyHidden role="status">{outcome === 'none' ? '' : t.copy[outcome]}</VisuallyHidden>
          </Box>
        </Box>
        {children}
      </DialogContent>
      <DialogActions>
        <FormControlLabel
          sx={{ mr: 'auto' }}
          label={tc.secret.kept(what)}
          control={<Checkbox checked={isKept} onChange={(_, isChecked) => setKept(isChecked)} />}
        />
        <Button variant={wasCopied ? 'contained' : 'outlined'} disabled={!isKept} onClick={onDone}>
          {tc.secret.done}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

/**
 * Keeps the bottom free for the toast about the secret on phones, and where it does not fit next to the dialog: it must
 * never cover the way out.
 */
const dialog = {
  '& .MuiDialog-container': { alignItems: { xs: 'flex-start', sm: 'center' } },
  '& .MuiDialog-paper': {
    width: { sm: 600 },
    maxHeight: { xs: 'calc(100% - 172px)', sm: 'calc(100% - 64px)' },
    '@media (min-width: 600px) and (max-width: 1407.95px)': { maxHeight: 'calc(100% - 280px)' },
  },
} as const;

const frame = { border: '1px solid', borderColor: 'line.control', borderRadius: '12px', overflow: 'hidden' } as const;

/** Gaps are layout, so that a selection by hand copies none. */
const blocks = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, max-content)', sm: 'repeat(4, max-content)' },
  columnGap: 4,
  rowGap: 1,
  px: 5,
  py: 5,
  fontSize: '1rem',
  fontWeight: 500,
  bgcolor: 'surface.sunken',
} as const;

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  p: 2.5,
  pl: 5,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;
