import type { BankImport, BankImportState, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { asCallError } from '~/api/call-error.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { Moment } from '~/ui/Moment.js';
import { Mono } from '~/ui/Mono.js';
import { StatusLabel, type StatusTone } from '~/ui/StatusLabel.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { drawerRow, rowButtons, rowDetail, rowName, rowWords } from '../record-rows.js';
import { useWithdrawBankImportMutation } from './banks.api.js';
import { ImportChanges } from './ImportChanges.js';

const { banks } = tc.database;
const text = banks.imports;

const tones: Readonly<Record<BankImportState, StatusTone>> = {
  inForce: 'ok',
  future: 'outline',
  past: 'off',
  withdrawn: 'off',
};

/** One import: its file, what it has changed, and the way back to the one before. */
export function ImportRow({ entry, times }: { entry: BankImport; times: Times }) {
  const { country, dataVersion, source, origin, validFrom, importedAt, state, difference, isWithdrawable } = entry;
  const [isUnfolded, setUnfolded] = useState(false);
  const withdraw = useWithdrawal();
  const name = text.name(country, times.ofDay(validFrom));
  return (
    <Box component="li" sx={drawerRow}>
      <Box sx={rowWords}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, ...rowName }}>
          {name}
          <StatusLabel tone={tones[state]}>{banks.states[state]}</StatusLabel>
        </Box>
        <Box sx={rowDetail}>{source}</Box>
        <Box sx={rowDetail}>
          <Moment at={importedAt} times={times} form="atMinute" />
          {`, ${banks.origins[origin]}`}
        </Box>
        <Box>{`${text.records(entry.records)}, ${text.errors(entry.errors)}`}</Box>
        <Box>
          {difference ? text.difference(difference.added, difference.changed, difference.removed) : text.first}
          {difference !== null && difference.bicChanged > 0 && `, ${banks.bicChanged(difference.bicChanged)}`}
        </Box>
        <Mono sx={{ fontSize: '.75rem', color: 'text.secondary' }}>{dataVersion}</Mono>
      </Box>
      <Box sx={rowButtons}>
        {difference && (
          <Button
            size="small"
            aria-expanded={isUnfolded}
            aria-label={isUnfolded ? undefined : text.changesOf(name)}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? text.hide : text.changes}
          </Button>
        )}
        {isWithdrawable && (
          <Button
            size="small"
            color="error"
            aria-label={text.withdrawOf(name)}
            onClick={() => void withdraw(entry, name)}
          >
            {text.withdraw}
          </Button>
        )}
      </Box>
      {isUnfolded && <ImportChanges country={country} dataVersion={dataVersion} />}
    </Box>
  );
}

function useWithdrawal() {
  const [withdraw] = useWithdrawBankImportMutation();
  const confirm = useConfirm();
  const toast = useToast();
  return async (entry: BankImport, name: string) => {
    if (!(await confirm({ ...text.withdrawing(name), isDanger: true }))) return;
    const { error } = await withdraw(entry);
    if (!error) return toast({ kind: 'success', ...text.withdrawn(name) });
    toast({ kind: 'error', title: text.withdrawFailed, text: asCallError(error).message ?? tc.unexpected });
  };
}
