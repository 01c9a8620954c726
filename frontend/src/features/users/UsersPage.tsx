import { exportUsers } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, Plus } from 'lucide-react';
import { type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '~/api/http/call.js';
import { tc } from '~/texts/de-console.js';
import { Page } from '~/ui/frame/Page.js';
import { TabbedContent } from '~/ui/panel/TabbedContent.js';
import { useDialogParam } from '~/ui/hooks/use-dialog-param.js';
import { useCsvExport } from '~/api/files/use-csv-export.js';
import { latePart } from '~/ui/lazy/late-part.js';
import { ChoiceField, sortOptions } from '~/ui/controls/ChoiceField.js';
import { activeFilter, FilterBar } from '~/ui/controls/FilterBar.js';
import { SearchField } from '~/ui/controls/SearchField.js';
import { type UserFilter, useUserFilter } from './use-user-filter.js';
import { UserList } from './UserList.js';

/** Read more seldom than the users are. */
const AuditLog = latePart(() => import('./audit/AuditLog.js'), 'AuditLog');

const tabs = ['users', 'audit'] as const;
type Tab = (typeof tabs)[number];

const text = tc.users;

/**
 * The users, and the log of their actions.
 * @param children settings of the own account, open to every role
 */
export function UsersPage({ children }: { children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'users';
  const filter = useUserFilter();
  return (
    <Page
      title={text.title}
      subtitle={text.subtitle}
      action={tab === 'users' && <UserPageActions search={filter.search} />}
    >
      <TabbedContent<Tab>
        level="section"
        label={text.tabs}
        chosenTab={tab}
        // Each tab has its own filters.
        onChoose={(name) => setParams(name === 'users' ? {} : { tab: name })}
        tabs={[
          {
            name: 'users',
            label: text.usersTab,
            content: (
              <>
                <UserFilterBar filter={filter} />
                <UserList filter={filter}>{children}</UserList>
              </>
            ),
          },
          {
            name: 'audit',
            label: text.auditTab,
            content: <AuditLog />,
          },
        ]}
      />
    </Page>
  );
}

/** @param search the file holds what the filter shows */
function UserPageActions({ search }: { search: string }) {
  const { open } = useDialogParam();
  const { isRunning, start } = useCsvExport(text);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        startIcon={<Download size={16} aria-hidden />}
        onClick={() => void start(call(exportUsers, { body: search ? { search } : {} }))}
      >
        {isRunning ? text.exporting : text.export}
      </Button>
      <Button variant="contained" startIcon={<Plus size={16} />} onClick={() => open('create')}>
        {text.create}
      </Button>
    </Box>
  );
}

const SORT_WIDTH_PX = 240;

/** Filters and sorts the list of users. */
function UserFilterBar({ filter: { search, sort, change } }: { filter: UserFilter }) {
  const forget = () => change('search', '');
  return (
    <FilterBar
      search={
        <SearchField
          label={text.filter.search}
          value={search}
          onSearch={(searchText) => change('search', searchText, true)}
        />
      }
      active={activeFilter(text.filter.searched, search, forget)}
      onReset={forget}
    >
      <ChoiceField
        label={text.filter.sort}
        value={sort}
        options={sortOptions(text.filter.sorts, sort, text.filter.sortedByColumn)}
        widthPx={SORT_WIDTH_PX}
        onChoose={(chosenSort) => change('sort', chosenSort)}
      />
    </FilterBar>
  );
}
