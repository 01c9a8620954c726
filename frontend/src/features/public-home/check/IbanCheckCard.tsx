import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { use } from 'react';
import Typography from '@mui/material/Typography';
import { SiteViewContext } from '~/api/content/site-view.js';
import { latePart } from '~/ui/lazy/late-part.js';
import { leaveOut } from '~/ui/lazy/lazy-part.js';
import { sitePaths } from '~/texts/site-paths.js';
import { useDelayed } from '~/ui/hooks/use-delayed.js';
import { t } from '~/texts/site.js';
import { anatomyLabel } from '~/ui/anatomy/anatomy-label.js';
import { IbanAnatomy } from '~/ui/anatomy/IbanAnatomy.js';
import { CheckForm } from './CheckForm.js';
import { CheckError } from './CheckError.js';
import { useIbanCheck } from './use-iban-check.js';
import { useIbanField } from './use-iban-field.js';
import { buildAnatomy } from '../result/build-anatomy.js';

const SKELETON_AFTER_MS = 200;

/** Loaded at the first focus of the card, before an answer can arrive. */
const loadResult = () => import('../result/VerdictView.js');
const VerdictView = latePart(loadResult, 'VerdictView', sendForm);
const OfferedIbans = latePart(() => import('./OfferedIbans.js'), 'OfferedIbans', leaveOut);

/** Sends the form when the result's script cannot be loaded: the server then draws the answer. */
function sendForm(): Promise<never> {
  if (window.location.pathname !== sitePaths.check) document.forms[0]?.submit();
  return new Promise(() => undefined);
}

/** The field for an IBAN and its answer. The IBAN stays in memory: it enters no address, no history and no storage. */
export function IbanCheckCard() {
  const { check: sentCheck } = use(SiteViewContext);
  const { answer, error, iban, isPending, check, clear } = useIbanCheck(sentCheck);
  const { input, text, offeredIbans, change, select, fill, fillFrom } = useIbanField(clear, sentCheck?.iban);
  const isSlow = useDelayed(isPending, SKELETON_AFTER_MS);
  const submit = () => void check(fillFrom(text) ?? text);
  // Not without a connection: Chromium never fetches a module again whose first fetch failed.
  const prepare = () => void (navigator.onLine && loadResult().catch(() => undefined));
  return (
    <Box component="section" id="validation" aria-labelledby="iban-heading" onFocus={prepare} sx={card}>
      <CheckForm text={text} input={input} isPending={isPending} onChange={change} onSubmit={submit}>
        {offeredIbans.length > 0 && <OfferedIbans ibans={offeredIbans} chosenIban={text} onFill={fill} />}
      </CheckForm>
      <Box aria-live="polite" aria-busy={isPending}>
        {answer && (
          <Box sx={unfolding}>
            <Box sx={{ minHeight: 0, overflow: 'hidden' }}>
              <VerdictView iban={iban} answer={answer} onSelect={select} onFill={fill} />
            </Box>
          </Box>
        )}
        {error && <CheckError error={error} onRetry={submit} />}
      </Box>
      {isSlow && <PendingResult />}
      {!answer && !error && !isSlow && <IdleAnatomy />}
    </Box>
  );
}

const unfold = keyframes({ from: { gridTemplateRows: '0fr' }, to: { gridTemplateRows: '1fr' } });

const unfolding = {
  display: 'grid',
  gridTemplateRows: '1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  animation: `${unfold} 180ms ease-out`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;

const card = {
  position: 'relative',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: { xs: '14px', md: '18px' },
  boxShadow: 1,
  scrollMarginTop: 24,
  '@media print': { boxShadow: 'none' },
} as const;

/** The shape of a result while the answer is on its way. */
function PendingResult() {
  return (
    <Box aria-hidden>
      <Box sx={{ ...block, height: 64, borderRadius: 0 }} />
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 6 }}>
          <Box sx={{ ...block, height: 88 }} />
          <Box sx={{ ...block, height: 72 }} />
          <Box sx={{ ...block, height: 72 }} />
        </Box>
        <Box sx={{ ...block, height: 280 }} />
      </Box>
    </Box>
  );
}

const block = { bgcolor: 'surface.neutral', borderRadius: 1 } as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 304px' },
  gap: 8,
  p: { xs: 5, md: 8 },
} as const;

/** The example in the German central bank's documentation; no real account has it. */
const EXAMPLE = 'DE89370400440532013000';
const parts = buildAnatomy(EXAMPLE);

/** The card before the first check: the structure of a German IBAN. */
function IdleAnatomy() {
  return (
    <Box data-print="none" sx={frame}>
      <Box>
        <Typography component="h3" variant="panelTitle">
          {t.check.idleTitle}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t.check.idleText}
        </Typography>
      </Box>
      <IbanAnatomy parts={parts} label={anatomyLabel(EXAMPLE, parts)} explains />
    </Box>
  );
}

const frame = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '316px minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 8,
  rowGap: 4,
  mx: { xs: 5, md: 8 },
  mt: { xs: 1, md: -1 },
  pt: { xs: 5, md: 6 },
  pb: 5,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;
