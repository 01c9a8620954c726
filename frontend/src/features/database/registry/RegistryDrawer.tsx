import Box from '@mui/material/Box';
import { loadState } from '~/api/base/load-state.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { SideDrawer } from '~/ui/controls/SideDrawer.js';
import { Loaded } from '~/ui/states/Loaded.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { rowList } from '~/ui/panel/record-rows.js';
import { useRegistryReleasesQuery } from './registry.api.js';
import { RegistryForm } from './RegistryForm.js';
import { ReleaseRow } from './ReleaseRow.js';

const text = tc.database.banks.registry;
const ROW_HEIGHT_PX = 84;

/** The IBAN registry: a new release is loaded here, and taken back. */
export function RegistryDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <SideDrawer isOpen={isOpen} title={text.title} text={text.text} onClose={onClose}>
      {isOpen && <Releases />}
    </SideDrawer>
  );
}

function Releases() {
  const query = useRegistryReleasesQuery(undefined, { refetchOnMountOrArgChange: true });
  const times = useTimes();
  return (
    <>
      <RegistryForm times={times} />
      <Loaded
        {...loadState(query)}
        failed={text.loadFailed}
        skeleton={<SkeletonRows rows={2} rowHeightPx={ROW_HEIGHT_PX} />}
      >
        {({ items }) => (
          <>
            {!items.some(({ state }) => state === 'inForce') && <Box sx={shipped}>{text.shipped}</Box>}
            <Box component="ul" aria-label={text.title} sx={rowList}>
              {items.map((release) => (
                <ReleaseRow key={release.version} release={release} times={times} />
              ))}
            </Box>
          </>
        )}
      </Loaded>
    </>
  );
}

const shipped = { px: 6, py: 4, typography: 'body2', color: 'text.secondary' } as const;
