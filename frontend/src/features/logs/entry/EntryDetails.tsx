import type { LogEntry, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Check, Copy, Filter, KeyRound, Link2, Users } from 'lucide-react';
import { Link } from 'react-router';
import { tc } from '~/texts/de-console.js';
import { anatomyLabel } from '~/ui/anatomy/anatomy-label.js';
import { IbanAnatomy } from '~/ui/anatomy/IbanAnatomy.js';
import { CopyButton } from '~/ui/text/CopyButton.js';
import { FactRows } from '~/ui/panel/FactRows.js';
import { Mono } from '~/ui/text/Mono.js';
import { useCopy } from '~/ui/text/use-copy.js';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden.js';
import { anatomyOfEntry } from './anatomy-of-entry.js';
import { entryFacts } from './entry-facts.js';
import { contractFilter, includeOnly } from '../filters/filter-changes.js';
import type { LogFilterChanges } from '../view/log-view.js';
import { bankDetailsJson, isWholeIban, isWholeIpAddress } from '../values/log-values.js';

interface EntryDetailsProps {
  readonly entry: LogEntry;
  readonly times: Times;
  readonly setFilters: (changes: LogFilterChanges) => void;
}

const { details } = tc.logs;
const icon = { size: 16, 'aria-hidden': true } as const;

/** One request as it is stored: its IBAN large, the facts below, and where to go from here. */
export function EntryDetails({ entry, times, setFilters }: EntryDetailsProps) {
  const { iban, apiKeyId, ipAddress, requestId } = entry;
  const parts = isWholeIban(iban) ? anatomyOfEntry(iban, entry) : [];
  const isDrawn = isWholeIban(iban) && parts.length > 0;
  return (
    <Box sx={{ px: 6, pt: 5, pb: 8 }}>
      {isDrawn && (
        <Box sx={anatomy}>
          <IbanAnatomy parts={parts} label={anatomyLabel(iban, parts)} />
          <CopyButton what={tc.logs.columns.iban} text={iban} />
        </Box>
      )}
      <FactRows facts={entryFacts(entry, times, isDrawn)} />
      <BankDetails entry={entry} />
      <Box sx={actions}>
        {isWholeIpAddress(ipAddress) && (
          <Button startIcon={<Filter {...icon} />} onClick={() => setFilters(includeOnly('ipAddress', ipAddress))}>
            {details.onlyIp}
          </Button>
        )}
        {requestId && (
          <Button startIcon={<Link2 {...icon} />} onClick={() => setFilters({ requestId })}>
            {details.sameRequest}
          </Button>
        )}
        {apiKeyId && (
          <Button startIcon={<Users {...icon} />} onClick={() => setFilters(contractFilter(apiKeyId))}>
            {details.sameCustomer}
          </Button>
        )}
        {apiKeyId && (
          <Button
            component={Link}
            to={`/admin/api-keys?key=${encodeURIComponent(apiKeyId)}`}
            startIcon={<KeyRound {...icon} />}
          >
            {details.openKey}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function BankDetails({ entry }: { entry: LogEntry }) {
  const json = bankDetailsJson(entry);
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography component="h3" variant="panelTitle">
          {details.bankDetails}
        </Typography>
        {json && <CopyTextButton label={details.copyJson} text={json} />}
      </Box>
      {json ? (
        <Mono as="pre" sx={block}>
          {json}
        </Mono>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {details.noBankDetails}
        </Typography>
      )}
      <Box sx={{ mt: 2, ml: -3 }}>
        <CopyTextButton label={details.copyEntry} text={JSON.stringify(entry, null, 2)} />
      </Box>
    </Box>
  );
}

/** The anatomy is as large as the button next to it allows. */
const anatomy = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  pb: 5,
  mb: 1,
  borderBottom: '1px solid',
  borderColor: 'line.main',
} as const;

const block = {
  m: 0,
  p: 4,
  borderRadius: '10px',
  bgcolor: 'surface.sunken',
  typography: 'body2',
  fontFamily: 'var(--ip-font-mono, "Geist Mono Variable", monospace)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

const actions = { display: 'flex', flexWrap: 'wrap', gap: 2, mt: 6 } as const;

const messages = { none: '', done: details.copied, failed: details.copyFailed } as const;

/** Puts a longer text on the clipboard; the button shows the result. */
function CopyTextButton({ label, text }: { label: string; text: string }) {
  const { outcome, copy } = useCopy(text);
  const Icon = outcome === 'done' ? Check : Copy;
  return (
    <>
      <Button variant="text" size="small" onClick={() => void copy()} startIcon={<Icon size={15} aria-hidden />}>
        {messages[outcome] || label}
      </Button>
      <VisuallyHidden role="status">{messages[outcome]}</VisuallyHidden>
    </>
  );
}
