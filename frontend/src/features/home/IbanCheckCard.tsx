import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { lazy, Suspense, use } from 'react';
import { SiteViewContext } from '../../api/site-view.js';
import { CheckForm } from './CheckForm.js';
import { CheckRefusal } from './CheckRefusal.js';
import { IdleAnatomy } from './IdleAnatomy.js';
import { PendingResult } from './PendingResult.js';
import { useDelayed } from '../../ui/use-delayed.js';
import { useIbanCheck } from './use-iban-check.js';
import { useIbanField } from './use-iban-field.js';

const SKELETON_AFTER_MS = 200;

/** What shows a result is not needed before the first one: it comes with the first touch of the card, long before an answer does. */
const loadResult = () => import('./CheckResult.js');
const CheckResult = lazy(() => loadResult().then((loaded) => ({ default: loaded.CheckResult })));
/** Few paste a text with several. Where it cannot be had, the first of them stands in the field all the same. */
const OfferedIbans = lazy(() =>
  import('./OfferedIbans.js').then(
    (loaded) => ({ default: loaded.OfferedIbans }),
    () => ({ default: () => null }),
  ),
);

/** One field, one answer. The IBAN stays in memory: it enters no address, no history and no storage. */
export function IbanCheckCard() {
  const { check: sent } = use(SiteViewContext);
  const { answer, error, iban, isPending, check, clear } = useIbanCheck(sent);
  const { input, text, offered, change, select, fill, take } = useIbanField(clear, sent?.iban);
  const isSlow = useDelayed(isPending, SKELETON_AFTER_MS);
  const submit = () => void check(take(text) ?? text);
  // Asked for again with the first result, and only then does a failure count.
  const prepare = () => void loadResult().catch(() => undefined);
  return (
    <Box component="section" id="validation" aria-labelledby="iban-heading" onFocus={prepare} sx={card}>
      <CheckForm text={text} input={input} isPending={isPending} onChange={change} onSubmit={submit}>
        {offered.length > 0 && (
          <Suspense fallback={null}>
            <OfferedIbans ibans={offered} chosen={text} onFill={fill} />
          </Suspense>
        )}
      </CheckForm>
      <Box aria-live="polite" aria-busy={isPending}>
        {answer && (
          <Box sx={unfolding}>
            <Box sx={{ minHeight: 0, overflow: 'hidden' }}>
              <Suspense fallback={null}>
                <CheckResult iban={iban} answer={answer} onSelect={select} onFill={fill} />
              </Suspense>
            </Box>
          </Box>
        )}
        {error && <CheckRefusal error={error} onRetry={submit} />}
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
