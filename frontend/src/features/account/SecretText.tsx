import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { CopyButton } from '~/ui/text/CopyButton.js';
import { Mono } from '~/ui/text/Mono.js';

const GROUP = /.{1,4}/g;

/** The secret for those without a camera: groups of four to read, the plain text to copy. */
export function SecretText({ secret }: { secret: string }) {
  return (
    <Box sx={frame}>
      <Mono sx={groups}>
        {secret.match(GROUP)?.map((group, index) => (
          <span key={index}>{group}</span>
        ))}
      </Mono>
      <CopyButton what={tc.twoFactor.secret} text={secret} />
    </Box>
  );
}

const frame = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  px: 3,
  py: 2.5,
  bgcolor: 'surface.sunken',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '10px',
} as const;

/** Gaps are layout: a selection by hand copies none. */
const groups = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, max-content)',
  columnGap: '.8ch',
  fontSize: '.875rem',
  lineHeight: '24px',
} as const;
