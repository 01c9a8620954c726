import type { Appearance } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { loadState } from '~/api/store/load-state.js';
import { tc } from '~/texts/de-console.js';
import { Mono } from '~/ui/text/Mono.js';
import { Panel } from '~/ui/panel/Panel.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useAppearanceQuery, useSaveAppearance } from './appearance.api.js';
import { BrandDialog } from './BrandDialog.js';
import { useStandardColour } from './use-standard-colour.js';

const text = tc.system.brand;

export function BrandPanel({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const query = useAppearanceQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Box sx={{ mt: 5 }}>
      <Panel title={text.title} subtitle={text.text}>
        <Loaded {...loadState(query)} errorTitle={text.loadFailed} rows={1} rowHeightPx={40}>
          {(appearance) => (
            <Box sx={row}>
              <ChosenColour colour={appearance.brandColour} />
              {!isReadOnly && <Actions appearance={appearance} />}
            </Box>
          )}
        </Loaded>
      </Panel>
    </Box>
  );
}

function ChosenColour({ colour }: { readonly colour: string | null }) {
  const standard = useStandardColour();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flex: 1 }}>
      <Box aria-hidden sx={{ ...swatch, bgcolor: colour ?? standard }} />
      <div>
        {colour === null ? text.standard : text.own}
        {colour !== null && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            <Mono>{colour}</Mono>
          </Box>
        )}
      </div>
    </Box>
  );
}

function Actions({ appearance }: { readonly appearance: Appearance }) {
  const [isOpen, setOpen] = useState(false);
  const save = useSaveAppearance();
  const toast = useToast();

  async function reset() {
    const { error } = await save({ brandColour: null, version: appearance.version });
    if (error) toast({ kind: 'error', title: text.saveFailed, text: error.message ?? tc.failedHere });
    else toast({ kind: 'success', ...text.saved });
  }

  return (
    <>
      {appearance.brandColour !== null && <Button onClick={() => void reset()}>{text.toStandard}</Button>}
      <Button onClick={() => setOpen(true)}>{text.change}</Button>
      {isOpen && <BrandDialog appearance={appearance} onClose={() => setOpen(false)} />}
    </>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 } as const;

const swatch = {
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: '8px',
  border: '1px solid',
  borderColor: 'line.strong',
} as const;
