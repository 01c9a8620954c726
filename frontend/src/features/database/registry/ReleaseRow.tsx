import { type BankImportState, describeRegistryChange, type RegistryRelease, type Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { asCallError } from '~/api/call-error.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { Mono } from '~/ui/Mono.js';
import { StatusLabel, type StatusTone } from '~/ui/StatusLabel.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { drawerRow, rowButtons, rowDetail, rowName, rowWords } from '../record-rows.js';
import { useWithdrawRegistryReleaseMutation } from './registry.api.js';

const { banks } = tc.database;
const text = banks.registry;

const tones: Readonly<Record<BankImportState, StatusTone>> = {
  inForce: 'ok',
  future: 'outline',
  past: 'off',
  withdrawn: 'off',
};

/** One loaded release: what it changes, and the way back to the one before. */
export function ReleaseRow({ release, times }: { release: RegistryRelease; times: Times }) {
  const { version, name, origin, validFrom, state, countries, changes } = release;
  const withdraw = useWithdrawal();
  return (
    <Box component="li" sx={drawerRow}>
      <Box sx={rowWords}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, ...rowName }}>
          {name}
          <StatusLabel tone={tones[state]}>{banks.states[state]}</StatusLabel>
        </Box>
        <Box sx={rowDetail}>{text.validFrom(times.ofDay(validFrom), banks.origins[origin])}</Box>
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
        <Mono sx={{ fontSize: '.75rem', color: 'text.secondary' }}>{version}</Mono>
      </Box>
      {state !== 'withdrawn' && (
        <Box sx={rowButtons}>
          <Button
            size="small"
            color="error"
            aria-label={text.withdrawOf(name)}
            onClick={() => void withdraw(version, name)}
          >
            {text.withdraw}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function useWithdrawal() {
  const [withdraw] = useWithdrawRegistryReleaseMutation();
  const confirm = useConfirm();
  const toast = useToast();
  return async (version: string, name: string) => {
    if (!(await confirm({ ...text.withdrawing(name), isDanger: true }))) return;
    const { error } = await withdraw(version);
    if (!error) return toast({ kind: 'success', ...text.withdrawn(name) });
    toast({ kind: 'error', title: text.withdrawFailed, text: asCallError(error).message ?? tc.unexpected });
  };
}
