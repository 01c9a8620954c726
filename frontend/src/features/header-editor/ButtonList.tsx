import type { HeaderButton, SaveHeaderConfigBody } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { GripVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSlugs } from '~/api/content/use-slugs.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { MoveButtons } from '~/ui/ordering/MoveButtons.js';
import { dropEdges, useDragOrder } from '~/ui/ordering/use-drag-order.js';
import { linkState } from '~/ui/links/link-state.js';
import { LinkHint } from '~/ui/links/LinkHint.js';
import { Mono } from '~/ui/text/Mono.js';
import { Panel } from '~/ui/panel/Panel.js';
import { type RowAction, RowActions } from '~/ui/controls/RowActions.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { moveItem } from '~/ui/ordering/move-item.js';
import { rowList } from '~/ui/panel/record-rows.js';
import { ButtonDialog } from './ButtonDialog.js';
import { hasMaxButtons, setButton, sortedButtons } from './header-fields.js';

const text = tc.header.buttons;

/** The buttons of the header in their order: added, edited, deleted, moved by buttons or by the mouse. */
export function ButtonList() {
  const { buttons, set, remove, move } = useButtons();
  const [edited, setEdited] = useState<HeaderButton | 'new'>();
  const drag = useDragOrder(move);
  const confirm = useConfirm();
  const slugs = useSlugs();
  const adder = useRef<HTMLButtonElement>(null);

  async function askToRemove({ id, text: name }: HeaderButton) {
    if (!(await confirm({ ...text.removal(name), isDanger: true }))) return;
    remove(id);
    // The button that opened the question is removed with its row.
    setTimeout(() => adder.current?.focus());
  }

  const listActions = (button: HeaderButton): RowAction[] => [
    { label: text.edit(button.text), icon: Pencil, onRun: () => setEdited(button) },
    { label: text.remove(button.text), icon: Trash2, onRun: () => void askToRemove(button) },
  ];

  return (
    <Panel
      title={text.title}
      count={buttons.length}
      subtitle={text.text}
      footer={
        hasMaxButtons(buttons) ? (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text.full}</Box>
        ) : (
          <Button ref={adder} startIcon={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
            {text.add}
          </Button>
        )
      }
      flush
    >
      {buttons.length === 0 && <Box sx={{ ...row, color: 'text.secondary' }}>{text.none}</Box>}
      <Box component="ul" aria-label={text.title} sx={rowList}>
        {buttons.map((button, index) => (
          <Box
            component="li"
            key={button.id}
            {...drag.buildHandlers(index)}
            sx={{ ...row, ...dropEdges[drag.edgeAt(index) ?? 'none'] }}
          >
            <GripVertical size={16} aria-hidden />
            <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
              <Box sx={head}>
                <Box component="span" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
                  {button.text}
                </Box>
                {!button.isActive && <StatusLabel tone="outline">{text.inactive}</StatusLabel>}
              </Box>
              {button.href && <Mono>{button.href}</Mono>}
              <LinkHint state={linkState(button.href, slugs)} />
              <Box sx={{ color: 'text.secondary' }}>{describeStyle(button)}</Box>
            </Box>
            <Box sx={{ display: 'flex' }}>
              <MoveButtons of={button.text} index={index} count={buttons.length} onMove={move} />
              <RowActions subject={button.text} actions={listActions(button)} />
            </Box>
          </Box>
        ))}
      </Box>
      {edited && (
        <ButtonDialog button={edited === 'new' ? null : edited} onTake={set} onClose={() => setEdited(undefined)} />
      )}
    </Panel>
  );
}

function describeStyle({ variant, size }: HeaderButton): string {
  return `${tc.header.button.variants[variant]}, ${tc.header.button.sizes[size].toLocaleLowerCase('de')}`;
}

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 } as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 3,
  rowGap: 1,
  minHeight: 60,
  px: 5,
  py: 2.5,
  typography: 'body2',
  borderTop: '1px solid',
  borderColor: 'line.main',
  '& > svg': { flex: 'none', color: 'text.tertiary', cursor: 'grab' },
} as const;

/** The buttons of the header in the form around it, and what can be done with them. Nothing is saved before the header is. */
function useButtons() {
  const form = useFormContext<SaveHeaderConfigBody>();
  const buttons = form.watch('buttons');
  const put = (next: readonly HeaderButton[]) =>
    form.setValue('buttons', sortedButtons(next), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  return {
    buttons,
    set: (button: HeaderButton) => put(setButton(buttons, button)),
    remove: (id: string) => put(buttons.filter((button) => button.id !== id)),
    /** Moves a button and renumbers all of them. */
    move: (from: number, to: number) =>
      put(moveItem(buttons, from, to).map((button, index) => ({ ...button, order: index + 1 }))),
  };
}
