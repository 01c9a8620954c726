import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tc } from '~/texts/de-console.js';
import { CopyButton } from '~/ui/text/CopyButton.js';
import { SecretOnceDialog } from '~/ui/dialog/SecretOnceDialog.js';
import type { IssuedSecret } from './issued-secret.js';

const SAMPLE_IBAN = 'DE89370400440532013000';

const text = tc.apiKeys.secret;

/** The new key, this once, and how it is used. */
export function IssuedKeyDialog({ issued, onDone }: { issued: IssuedSecret; onDone: () => void }) {
  const example = curlExample(window.location.origin);
  const prefix = extractPrefix(issued.apiKey);
  return (
    <SecretOnceDialog
      title={text.title(issued.clientName)}
      text={text.text}
      what={text.what}
      prefix={prefix}
      secret={issued.apiKey.slice(prefix.length)}
      onDone={onDone}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 5, mb: 2 }}>
        <Typography component="h3" variant="panelTitle">
          {text.example}
        </Typography>
        <CopyButton what={text.command} text={example} />
      </Box>
      <Box component="pre" sx={code}>
        {example}
      </Box>
    </SecretOnceDialog>
  );
}

const code = {
  m: 0,
  p: 4,
  borderRadius: '10px',
  bgcolor: 'surface.sunken',
  typography: 'mono',
  fontSize: { xs: '.75rem', sm: '.8125rem' },
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** The part before the secret: `iban_sk_`, of a test key `iban_test_`. */
function extractPrefix(apiKey: string): string {
  return apiKey.slice(0, apiKey.lastIndexOf('_') + 1);
}

/** A call that can be pasted into a shell. Names the key by a variable: the secret itself belongs into no history. */
export function curlExample(origin: string): string {
  return [
    `curl -X POST ${origin}/api/validate-iban \\`,
    '  -H "X-API-Key: $IBAN_KEY" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d '{"iban":"${SAMPLE_IBAN}"}'`,
  ].join('\n');
}
