import { describeRegistryChange, type RegistryRelease, type Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { Mono } from '~/ui/text/Mono.js';
import { NameAndState } from '../parts/NameAndState.js';
import { drawerRow, rowButtons, rowDetail, rowText } from '~/ui/panel/record-rows.js';
import { WithdrawButton } from '../parts/WithdrawButton.js';
import { useWithdrawRegistryReleaseMutation } from './registry.api.js';

const { banks } = tc.database;
const text = banks.registry;

/** One loaded release: its changes, and the way back to the previous one. */
export function ReleaseRow({ release, times }: { release: RegistryRelease; times: Times }) {
  const { version, name, origin, validFrom, validUntil, state } = release;
  const [withdraw] = useWithdrawRegistryReleaseMutation();
  return (
    <Box component="li" sx={drawerRow}>
      <Box sx={rowText}>
        <NameAndState name={name} state={state} />
        <Box sx={rowDetail}>
          {text.validity(times.ofDay(validFrom), validUntil && times.ofDay(validUntil), banks.origins[origin])}
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
