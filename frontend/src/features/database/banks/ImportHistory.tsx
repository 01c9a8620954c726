import Box from '@mui/material/Box';
import { useState } from 'react';
import type { BankImport, Times } from '@pruefer/contracts';
import Button from '@mui/material/Button';
import { pageRange, RecordPages } from '~/widgets/RecordPages.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { drawerRow, rowButtons, rowDetail, rowList, rowText } from '~/ui/panel/record-rows.js';
import { Moment } from '~/ui/text/Moment.js';
import { Mono } from '~/ui/text/Mono.js';
import { useBankImportsQuery, useWithdrawBankImportMutation } from './banks.api.js';
import { NameAndState } from '../loaded-files/NameAndState.js';
import { WithdrawButton } from '../loaded-files/WithdrawButton.js';
import { ImportChanges } from './ImportChanges.js';

const text = tc.database.banks.imports;

/** Earlier imports, with what each has changed and a button that withdraws it. */
export function ImportHistory() {
  const [page, setPage] = useState(1);
  const query = useBankImportsQuery(pageRange(page), { refetchOnMountOrArgChange: true });
  const times = useTimes();
  return (
    <RecordPages
      {...{ query, page }}
      onPage={setPage}
      errorTitle={text.loadFailed}
      empty={<EmptyState title={text.empty} />}
    >
      {(items) => (
        <Box component="ul" aria-label={text.title} sx={rowList}>
          {items.map((entry) => (
            <ImportRow key={`${entry.country} ${entry.dataVersion}`} entry={entry} times={times} />
          ))}
        </Box>
      )}
    </RecordPages>
  );
}

/** One import: its file, its changes, and the way back to the previous one. */
function ImportRow({ entry, times }: { entry: BankImport; times: Times }) {
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
          {`, ${tc.database.banks.origins[origin]}`}
        </Box>
        <Box>{`${text.records(entry.records)}, ${text.errors(entry.errors)}`}</Box>
        <Box>
          {difference ? text.difference(difference.added, difference.changed, difference.removed) : text.first}
          {difference !== null &&
            difference.bicChanged > 0 &&
            `, ${tc.database.banks.bicChanged(difference.bicChanged)}`}
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
