import Box from '@mui/material/Box';
import { describeRegistryChange, type RegistryRelease, type Times } from '@pruefer/contracts';
import { loadState } from '~/api/store/load-state.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { drawerRow, rowButtons, rowDetail, rowList, rowText } from '~/ui/panel/record-rows.js';
import { Mono } from '~/ui/text/Mono.js';
import { useRegistryReleasesQuery, useWithdrawRegistryReleaseMutation } from './registry.api.js';
import { RegistryForm } from './RegistryForm.js';
import { NameAndState } from '../loaded-files/NameAndState.js';
import { WithdrawButton } from '../loaded-files/WithdrawButton.js';

const text = tc.database.banks.registry;

/** The IBAN registry: a new release is loaded here, and taken back. */
export function RegistryReleases() {
  const query = useRegistryReleasesQuery(undefined, { refetchOnMountOrArgChange: true });
  const times = useTimes();
  return (
    <>
      <RegistryForm times={times} />
      <Loaded {...loadState(query)} errorTitle={text.loadFailed} rows={2} rowHeightPx={84}>
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

/** One loaded release: its changes, and the way back to the previous one. */
function ReleaseRow({ release, times }: { release: RegistryRelease; times: Times }) {
  const { version, name, origin, validFrom, validUntil, state } = release;
  const [withdraw] = useWithdrawRegistryReleaseMutation();
  return (
    <Box component="li" sx={drawerRow}>
      <Box sx={rowText}>
        <NameAndState name={name} state={state} />
        <Box sx={rowDetail}>
          {text.validity(
            times.ofDay(validFrom),
            validUntil && times.ofDay(validUntil),
            tc.database.banks.origins[origin],
          )}
        </Box>
        {state === 'unreadable' ? <Box>{text.unreadable}</Box> : <Changes release={release} times={times} />}
        <Mono sx={{ fontSize: '.75rem', color: 'text.secondary' }}>{version}</Mono>
      </Box>
      {state !== 'withdrawn' && (
        <Box sx={rowButtons}>
          <WithdrawButton name={name} texts={text} onWithdraw={() => withdraw(version)} />
        </Box>
      )}
    </Box>
  );
}

function Changes({ release: { countries, changes }, times }: { release: RegistryRelease; times: Times }) {
  return (
    <>
      <Box>{text.countries(countries)}</Box>
      {changes.length === 0 ? (
        <Box>{text.unchanged}</Box>
      ) : (
        <Box component="details">
          <summary>{text.changes(changes.length)}</summary>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
            {changes.map((change) => (
              <li key={change.country}>{describeRegistryChange(change, times)}</li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
