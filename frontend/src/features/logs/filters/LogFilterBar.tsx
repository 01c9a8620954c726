import { isIpAddress, PUBLIC_REQUESTS, splitValues, type Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { tc } from '~/texts/de-console.js';
import { FilterBar } from '~/ui/controls/FilterBar.js';
import { activeFilters } from './active-filters.js';
import { AppliedField } from './AppliedField.js';
import { ChannelChoice } from './ChannelChoice.js';
import { includeOnly } from './filter-changes.js';
import { KeyChoice } from './KeyChoice.js';
import { keyName } from './key-name.js';
import { hasCustomRange, type LogFilters } from '../view/log-view.js';
import { useClientNamesQuery } from '../view/logs.api.js';
import { RangeChoice } from './RangeChoice.js';
import { ibanProblem } from './searched-iban.js';
import { StatusChoice } from './StatusChoice.js';
import type { LogViewControl } from '../view/use-log-view.js';

interface LogFilterBarProps {
  readonly logView: LogViewControl;
  readonly times: Times;
  readonly onCustomRange: () => void;
}

const text = tc.logs.filter;
const MAX_ADDRESS_LENGTH = 45;
const MAX_TYPED_LENGTH = 60;

export function LogFilterBar({ logView, times, onCustomRange }: LogFilterBarProps) {
  const { view, iban, setRange, setFilters, setIban, setLive, reset } = logView;
  const { apiKeyId = null, statusCode, ipAddress = '' } = view.filters;
  const getKeyName = useKeyNames(view.filters);
  return (
    <FilterBar
      search={
        <Box sx={firstRow}>
          <RangeChoice range={hasCustomRange(view) ? null : view.range} onChoose={setRange} onCustom={onCustomRange} />
        </Box>
      }
      beside={
        <FormControlLabel
          label={text.live}
          control={<Switch checked={view.isLive} onChange={(_, isOn) => setLive(isOn)} />}
          sx={{ mr: 'auto', pr: 1 }}
        />
      }
      active={activeFilters(logView, { times, keyName: getKeyName })}
      onReset={reset}
    >
      <Box sx={fields}>
        <KeyChoice
          value={apiKeyId}
          getName={getKeyName}
          onChoose={(id) => setFilters(id === null ? { apiKeyId: undefined } : includeOnly('apiKeyId', id))}
        />
        <StatusChoice
          value={statusCode}
          onChoose={(codes) => setFilters(codes === '' ? { statusCode: undefined } : includeOnly('statusCode', codes))}
        />
        <ChannelChoice value={view.filters.channel} onChoose={(channel) => setFilters({ channel })} />
        <AppliedField
          label={text.ipAddress}
          action={text.searchIp}
          value={ipAddress}
          maxLength={MAX_ADDRESS_LENGTH}
          check={(typedAddress) => (isIpAddress(typedAddress) ? null : text.wrongIp)}
          onApply={(typedAddress) =>
            setFilters(typedAddress ? includeOnly('ipAddress', typedAddress) : { ipAddress: undefined })
          }
        />
        <AppliedField
          label={text.ibanField}
          action={text.searchIban}
          value={iban}
          maxLength={MAX_TYPED_LENGTH}
          check={ibanProblem}
          onApply={setIban}
        />
      </Box>
    </FilterBar>
  );
}

/** Returns a function that names the keys of the filters. */
function useKeyNames({ apiKeyId, contractOf, notApiKeyId }: LogFilters) {
  const ids = [apiKeyId, contractOf, notApiKeyId].flatMap(splitValues).filter((id) => id !== PUBLIC_REQUESTS);
  const { data: clientNames } = useClientNamesQuery(ids, { skip: ids.length === 0 });
  return (id: string) => (id === PUBLIC_REQUESTS ? tc.logs.public : keyName(id, clientNames?.[id]));
}

const fields = {
  display: 'grid',
  flex: { md: '1 0 100%' },
  minWidth: 0,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 7fr)',
  },
  alignItems: 'start',
  gap: 3,
} as const;

/** The ranges are written out where this row is long enough. */
const firstRow = {
  containerType: 'inline-size',
  minWidth: 240,
  display: 'flex',
  '& > [role=group]': { flex: { xs: '1 1 auto', lg: 'none' } },
} as const;
