import { type AuditAction, auditActions, type ContentArea, type Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { ChoiceField } from '~/ui/controls/ChoiceField.js';
import { activeFilter, type ActiveFilter, FilterBar } from '~/ui/controls/FilterBar.js';
import { SearchField } from '~/ui/controls/SearchField.js';
import { actionLabel } from '~/texts/console/audit-labels.js';
import { DayField } from './DayField.js';
import type { AuditFilter, AuditFilterName, AuditView } from './use-audit-view.js';

const text = tc.audit.filter;
const ACTION_WIDTH_PX = 320;
const MAX_NAME_LENGTH = 64;

const actions = [
  { value: '', text: text.anyAction },
  ...auditActions.map((action) => ({ value: action, text: actionLabel(action) })),
];

interface AuditFilterBarProps {
  readonly view: AuditView;
  readonly times: Times;
}

/** Filters the audit by person, action and days. */
export function AuditFilterBar({ view: { filter, setFilter, reset }, times }: AuditFilterBarProps) {
  const { person = '', action = '', startDate, endDate } = filter;
  const dayForm = tc.calendar.forms[times.dateFormat];
  return (
    <FilterBar
      search={
        <SearchField
          label={text.person}
          value={person}
          maxLength={MAX_NAME_LENGTH}
          onSearch={(searchText) => setFilter({ person: searchText }, true)}
        />
      }
      active={activeFilters(filter, setFilter, times)}
      onReset={reset}
    >
      <Box sx={fields}>
        <ChoiceField<string>
          label={text.action}
          value={action}
          options={actions}
          widthPx={ACTION_WIDTH_PX}
          onChoose={(chosenAction) => setFilter({ action: chosenAction })}
        />
        <DayField
          times={times}
          label={text.from(dayForm)}
          value={startDate}
          check={(day) => (endDate && day > endDate ? text.backwards : null)}
          onApply={(day = '') => setFilter({ startDate: day })}
        />
        <DayField
          times={times}
          label={text.to(dayForm)}
          value={endDate}
          check={(day) => (startDate && day < startDate ? text.backwards : null)}
          onApply={(day = '') => setFilter({ endDate: day })}
        />
      </Box>
    </FilterBar>
  );
}

function activeFilters(filter: AuditFilter, setFilter: AuditView['setFilter'], times: Times): ActiveFilter[] {
  const chip = (name: AuditFilterName, label: string, valueText: (value: string) => string = String) =>
    activeFilter(label, filter[name] && valueText(filter[name]), () => setFilter({ [name]: '' }));
  return [
    ...chip('person', text.personChip),
    ...chip('action', text.action, (action) => actionLabel(action as AuditAction)),
    ...chip('area', text.area, (area) => tc.audit.areas[area as ContentArea]),
    ...chip('target', text.object),
    ...chip('startDate', text.fromChip, times.ofDay),
    ...chip('endDate', text.toChip, times.ofDay),
  ];
}

// Fields with words below them stand at one height.
const fields = {
  display: 'flex',
  minWidth: 0,
  flexDirection: { xs: 'column', md: 'row' },
  flexWrap: { md: 'wrap' },
  alignItems: { xs: 'stretch', md: 'flex-start' },
  gap: 3,
} as const;
