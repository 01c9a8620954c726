import { type Section, sectionTypeLabels } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { GripVertical, Pencil, Trash2 } from 'lucide-react';
import { tc } from '~/texts/de-console.js';
import { MoveButtons } from '~/ui/ordering/MoveButtons.js';
import { dropEdges, useDragOrder } from '~/ui/ordering/use-drag-order.js';
import { Panel } from '~/ui/panel/Panel.js';
import { RowActions } from '~/ui/controls/RowActions.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { rowList } from '~/ui/panel/record-rows.js';

interface SectionListProps {
  readonly sections: readonly Section[];
  /** The one that the preview shows. */
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onEdit: (id: string) => void;
  readonly onRemove: (section: Section) => void;
  readonly onMove: (from: number, to: number) => void;
}

const text = tc.homepage.list;

/** The sections in the order of the home page: chosen for the preview, edited, deleted, moved by buttons or by the mouse. */
export function SectionList({ sections, chosenId, onChoose, onEdit, onRemove, onMove }: SectionListProps) {
  const drag = useDragOrder(onMove);
  return (
    <Panel title={text.title} count={sections.length} subtitle={text.text} flush>
      <Box component="ol" aria-label={text.title} sx={rowList}>
        {sections.map((section, index) => {
          const { id, title } = section;
          return (
            <Box
              component="li"
              key={id}
              {...drag.buildHandlers(index)}
              sx={{ ...row, ...(id === chosenId && current), ...dropEdges[drag.edgeAt(index) ?? 'none'] }}
            >
              <GripVertical size={16} aria-hidden />
              <Box sx={{ width: 16, color: 'text.tertiary' }}>{index + 1}</Box>
              <Box
                component="button"
                type="button"
                aria-current={id === chosenId ? 'true' : undefined}
                onClick={() => onChoose(id)}
                sx={section.isActive ? name : { ...name, color: 'text.secondary' }}
              >
                <span>{title}</span>
                <small>{sectionTypeLabels[section.type]}</small>
              </Box>
              {section.language === 'en' && <StatusLabel tone="outline">{text.english}</StatusLabel>}
              {!section.isActive && <StatusLabel tone="outline">{text.inactive}</StatusLabel>}
              <Box sx={{ display: 'flex', ml: 'auto' }}>
                <MoveButtons of={title} index={index} count={sections.length} onMove={onMove} />
                <RowActions
                  subject={title}
                  actions={[
                    { label: text.edit(title), icon: Pencil, onRun: () => onEdit(id) },
                    { label: text.remove(title), icon: Trash2, onRun: () => onRemove(section) },
                  ]}
                />
              </Box>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 60,
  pl: 3,
  pr: 3,
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'line.main',
  '& > svg': { flex: 'none', color: 'text.tertiary', cursor: 'grab' },
} as const;

const current = { bgcolor: 'action.selected' } as const;

const name = {
  flex: '1 1 120px',
  minWidth: 0,
  display: 'grid',
  gap: 0.5,
  p: 1,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  textAlign: 'left',
  color: 'text.primary',
  cursor: 'pointer',
  borderRadius: '6px',
  overflowWrap: 'anywhere',
  '& span': { fontWeight: 550 },
  '& small': { fontSize: '.75rem', lineHeight: '17px', color: 'text.secondary' },
} as const;
