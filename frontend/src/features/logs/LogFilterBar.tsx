import { isAddress } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { tc } from '../../texts/de-console.js';
import { FilterBar } from '../../ui/FilterBar.js';
import { activeFilters } from './active-filters.js';
import { AppliedField } from './AppliedField.js';
import { only } from './filter-changes.js';
import { KeyChoice, keyName } from './KeyChoice.js';
import { hasOwnRange } from './log-view.js';
import { useFilterKeysQuery } from './logs.api.js';
import { RangeChoice } from './RangeChoice.js';
import { ibanProblem } from './searched-iban.js';
import { StatusChoice } from './StatusChoice.js';
import type { LogViewing } from './use-log-view.js';

interface LogFilterBarProps {
  readonly viewing: LogViewing;
  readonly zone: string;
  readonly onOwnRange: () => void;
}

const text = tc.logs.filter;
const LONGEST_ADDRESS = 45;
const LONGEST_IBAN = 60;

/** Which requests are shown. */
export function LogFilterBar({ viewing, zone, onOwnRange }: LogFilterBarProps) {
  const { view, iban, setRange, setFilters, setIban, setLive, reset } = viewing;
  const { apiKeyId = null, statusCode, ipAddress = '' } = view.filters;
  const { data: keys } = useFilterKeysQuery();
  const nameOf = (id: string) =>
    id === 'public' ? tc.logs.public : keyName(id, keys?.find((key) => key.id === id)?.clientName);
  return (
    <FilterBar active={activeFilters(viewing, { zone, keyName: nameOf })} onReset={reset}>
      <Box sx={fields}>
        <RangeChoice range={hasOwnRange(view) ? null : view.range} onChoose={setRange} onOwn={onOwnRange} />
        <KeyChoice
          value={apiKeyId}
          onChoose={(id) => setFilters(id === null ? { apiKeyId: undefined } : only('apiKeyId', id))}
        />
        <StatusChoice
          value={statusCode}
          onChoose={(codes) => setFilters(codes === '' ? { statusCode: undefined } : only('statusCode', codes))}
        />
        <FormControlLabel
          label={text.live}
          control={<Switch checked={view.isLive} onChange={(_, isOn) => setLive(isOn)} />}
          sx={{ ml: { md: 'auto' }, pr: 1 }}
        />
        <Box sx={searches}>
          <AppliedField
            label={text.ipAddress}
            action={text.searchIp}
            value={ipAddress}
            maxLength={LONGEST_ADDRESS}
            check={(typed) => (isAddress(typed) ? null : text.wrongIp)}
            onApply={(typed) => setFilters(typed ? only('ipAddress', typed) : { ipAddress: undefined })}
          />
          <AppliedField
            label={text.ibanField}
            action={text.searchIban}
            value={iban}
            maxLength={LONGEST_IBAN}
            check={ibanProblem}
            onApply={setIban}
          />
        </Box>
      </Box>
    </FilterBar>
  );
}

const fields = {
  display: 'flex',
  flex: 1,
  minWidth: 0,
  flexDirection: { xs: 'column', md: 'row' },
  flexWrap: { md: 'wrap' },
  alignItems: { xs: 'stretch', md: 'center' },
  columnGap: 3,
  rowGap: 3,
} as const;

const searches = {
  display: 'grid',
  flexBasis: '100%',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
  alignItems: 'start',
  gap: 3,
} as const;
