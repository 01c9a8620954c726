import type { Section } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus, Tags } from 'lucide-react';
import { useRef } from 'react';
import { loadState } from '~/api/store/load-state.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { LastChanged } from '~/widgets/changes/LastChanged.js';
import { tc } from '~/texts/de-console.js';
import { Page } from '~/ui/frame/Page.js';
import { Panel } from '~/ui/panel/Panel.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { SkeletonRows } from '~/ui/placeholders/SkeletonRows.js';
import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { useDialogParam } from '~/ui/hooks/use-dialog-param.js';
import { useUnknownRecord } from '~/ui/dialog/use-unknown-record.js';
import { useFrozenValue } from '~/ui/hooks/use-frozen-value.js';
import { unevenColumns } from '~/ui/panel/columns.js';
import { CreateSectionDialog } from './CreateSectionDialog.js';
import { EditSectionDialog } from './EditSectionDialog.js';
import { useSectionsQuery } from './homepage.api.js';
import { MetaDialog } from './meta/MetaDialog.js';
import { HomepagePreview } from './HomepagePreview.js';
import { SectionList } from './SectionList.js';
import { useSectionActions } from './use-section-actions.js';

const text = tc.homepage;
const ROW_HEIGHT_PX = 60;
const none: readonly Section[] = [];

/** The sections of the home page, and what its head says. */
export function HomepagePage() {
  const query = useSectionsQuery(undefined, {
    ...pollingIntervals.list,
    refetchOnMountOrArgChange: true,
  });
  const { data, error } = query;
  const { dialog, id, open, close } = useDialogParam();
  const creator = useRef<HTMLButtonElement>(null);
  const listedSection = dialog === 'edit' ? data?.find((section) => section.id === id) : undefined;
  // Another user may delete it below an open form: the input stays, and saving reports the deletion.
  const edited = useFrozenValue(listedSection, dialog === 'edit' && listedSection === undefined);
  const openSection = edited?.id === id ? edited : undefined;
  useUnknownRecord(dialog === 'edit' && data !== undefined && !query.isFetching && !openSection, text.unknown);
  return (
    <Page
      title={text.title}
      subtitle={describeSections(data)}
      note={<LastChanged key={data?.map(({ version }) => version).join()} part={{ area: 'homepage' }} />}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button startIcon={<Tags size={16} aria-hidden />} onClick={() => open('meta')}>
            {text.meta}
          </Button>
          <Button
            ref={creator}
            variant="contained"
            startIcon={<Plus size={16} aria-hidden />}
            onClick={() => open('create')}
          >
            {text.create}
          </Button>
        </Box>
      }
    >
      <Loaded
        {...loadState(query)}
        errorTitle={text.loadFailed}
        skeleton={
          <Panel title={text.list.title} flush>
            <SkeletonRows rows={5} rowHeightPx={ROW_HEIGHT_PX} />
          </Panel>
        }
        empty={{
          when: ({ length }) => length === 0,
          state: (
            <Panel title={text.list.title} flush>
              <EmptyState title={text.empty} text={text.emptyText}>
                <Button onClick={() => open('create')}>{text.create}</Button>
              </EmptyState>
            </Panel>
          ),
        }}
      >
        {(sections) => (
          <Sections
            sections={sections}
            onEdit={(of) => open('edit', of)}
            // The button that opened the question is removed with its row.
            onRemoved={() => setTimeout(() => creator.current?.focus())}
          />
        )}
      </Loaded>
      {/* Its place is known once the others are. */}
      <CreateSectionDialog
        isOpen={dialog === 'create' && Boolean(data ?? error)}
        order={placeAtEnd(data)}
        onClose={close}
      />
      {openSection && <EditSectionDialog section={openSection} onClose={close} />}
      {dialog === 'meta' && <MetaDialog onClose={close} />}
    </Page>
  );
}

interface SectionsProps {
  readonly sections: readonly Section[];
  readonly onEdit: (id: string) => void;
  readonly onRemoved: () => void;
}

/** The list, and next to it the page with the chosen section outlined: the first unless the URL names another. */
function Sections({ sections, onEdit, onRemoved }: SectionsProps) {
  const [params, change] = useQueryParams();
  const { orderedSections, move, remove } = useSectionActions(sections);
  const choose = (section: string) => change({ section }, true);
  const selection = orderedSections.find(({ id }) => id === params.get('section')) ?? orderedSections[0];
  return (
    <Box sx={unevenColumns}>
      <SectionList
        sections={orderedSections}
        chosenId={selection?.id}
        onChoose={choose}
        onEdit={onEdit}
        onRemove={(section) => void remove(section).then((isRemoved) => isRemoved && onRemoved())}
        onMove={(from, to) => void move(from, to)}
      />
      {selection && <HomepagePreview sections={orderedSections} chosenSection={selection} onChoose={choose} />}
    </Box>
  );
}

function placeAtEnd(sections: readonly Section[] = none) {
  return Math.max(0, ...sections.map(({ order }) => order)) + 1;
}

function describeSections(sections: readonly Section[] = none) {
  if (sections.length === 0) return text.subtitleUnknown;
  return text.subtitle(sections.length, sections.filter(({ isActive }) => isActive).length);
}
