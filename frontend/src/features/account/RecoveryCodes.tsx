import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { CopyButton } from '~/ui/text/CopyButton.js';
import { useSecretGuard } from '~/ui/dialog/use-secret-guard.js';
import { Mono } from '~/ui/text/Mono.js';

interface RecoveryCodesProps {
  readonly username: string;
  readonly codes: readonly string[];
  readonly finish: string;
  /** The only way on; the codes leave memory with it. */
  readonly onFinish: () => void;
}

/** Ten codes that are shown once: to copy, to download, to print. */
export function RecoveryCodes({ username, codes, finish, onFinish }: RecoveryCodesProps) {
  const [areKept, setKept] = useState(false);
  const begin = useRef<HTMLDivElement>(null);
  useSecretGuard(areKept, tc.twoFactor.leaving);
  // The focused field of the step before is removed.
  useEffect(() => begin.current?.focus(), []);
  const download = () =>
    downloadText(tc.twoFactor.recoveryFileName, `${tc.twoFactor.recoveryFile(username)}\n${codes.join('\n')}\n`);
  return (
    <Box ref={begin} role="group" aria-label={tc.twoFactor.recoveryTitle} tabIndex={-1} sx={frameless}>
      <Typography variant="body1" sx={{ color: 'text.secondary' }}>
        {tc.twoFactor.recoveryText}
      </Typography>
      <Box sx={frame}>
        <Mono as="ul" sx={list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Mono>
        <CopyButton what={tc.twoFactor.codes} text={codes.join('\n')} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button startIcon={<Download size={16} />} onClick={download}>
          {tc.twoFactor.download}
        </Button>
        <Button startIcon={<Printer size={16} />} onClick={() => window.print()}>
          {tc.twoFactor.print}
        </Button>
      </Box>
      <Box sx={foot}>
        <FormControlLabel
          label={tc.twoFactor.kept}
          control={<Checkbox checked={areKept} onChange={(_, isChecked) => setKept(isChecked)} />}
        />
        <Button variant="contained" disabled={!areKept} onClick={onFinish}>
          {finish}
        </Button>
      </Box>
    </Box>
  );
}

const frameless = { display: 'grid', gap: 5, '&:focus-visible': { outline: 'none' } } as const;

const frame = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 3,
  px: 4,
  py: 3,
  bgcolor: 'surface.sunken',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '10px',
} as const;

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  flex: 1,
  columnGap: 4,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '.875rem',
  lineHeight: '28px',
  whiteSpace: 'nowrap',
} as const;

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
} as const;

/** Hands a text to the browser as a file, without a server seeing it. */
function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
