import { type DragEvent, useState } from 'react';

/** The drop position relative to the target. */
export type DropEdge = 'above' | 'below';

/** Styles of a row that show where the dragged row would be dropped. */
export const dropEdges = {
  none: {},
  above: { boxShadow: 'inset 0 2px 0 var(--ip-palette-primary-main)' },
  below: { boxShadow: 'inset 0 -2px 0 var(--ip-palette-primary-main)' },
} as const;

interface Drag {
  readonly from: number;
  /** The row that is under the pointer. */
  readonly over: number | null;
}

/** Lets the mouse drag rows to another place; keyboards use `MoveButtons`. @param onMove called with both indexes */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const edgeAt = (index: number): DropEdge | undefined => {
    if (!drag || drag.over !== index || drag.from === index) return undefined;
    return index > drag.from ? 'below' : 'above';
  };

  const buildHandlers = (index: number) => ({
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      setDrag({ from: index, over: null });
    },
    onDragOver: (event: DragEvent) => {
      // Ignores other things that are dragged over the list, such as files and texts.
      if (!drag) return;
      event.preventDefault();
      if (drag.over !== index) setDrag({ ...drag, over: index });
    },
    onDrop: (event: DragEvent) => {
      if (!drag) return;
      event.preventDefault();
      setDrag(null);
      if (drag.from !== index) onMove(drag.from, index);
    },
    onDragEnd: () => setDrag(null),
  });

  return { edgeAt, buildHandlers: buildHandlers };
}
