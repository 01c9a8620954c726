import type { BankImport, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { tc } from '~/texts/de-console.js';
import { Moment } from '~/ui/text/Moment.js';
import { Mono } from '~/ui/text/Mono.js';
import { NameAndState } from '../parts/NameAndState.js';
import { drawerRow, rowButtons, rowDetail, rowText } from '~/ui/panel/record-rows.js';
import { WithdrawButton } from '../parts/WithdrawButton.js';
import { useWithdrawBankImportMutation } from './banks.api.js';
import { ImportChanges } from './ImportChanges.js';

const { banks } = tc.database;
const text = banks.imports;

/** One import: its file, its changes, and the way back to the previous one. */
export function ImportRow({ entry, times }: { entry: BankImport; times: Times }) {
  const { country, dataVersion, source, origin, validFrom, importedAt, state, difference, isWithdrawable } = entry;
  const [isUnfolded, setUnfolded] = useState(false);
  const [withdraw] = useWithdrawBankImportMutation();
  const name = text.name(country, times.ofDay(validFrom));
  return (
    <Box component="li" sx={drawerRow}>
      <Box sx={rowText}>
        <NameAndState name={name} state={state} />
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
        {isWithdrawable && <WithdrawButton name={name} texts={text} onWithdraw={() => withdraw(entry)} />}
      </Box>
      {isUnfolded && <ImportChanges country={country} dataVersion={dataVersion} />}
    </Box>
  );
}
