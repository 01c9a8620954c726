import type { ApiKeyRecord } from '@pruefer/contracts';
import { Ban, CircleCheck, CirclePlus, PanelRight, Pencil, RefreshCw } from 'lucide-react';
import { tc } from '~/texts/de-console.js';
import { type RowAction, RowActions } from '~/ui/controls/RowActions.js';
import { useKeyToggle } from './use-key-toggle.js';

interface KeyActionsProps {
  readonly apiKey: ApiKeyRecord;
  readonly onDialog: (dialog: string, id: string) => void;
  readonly onDetails: (id: string) => void;
}

/** Actions of a key. A replaced key can be neither renewed nor enabled; a test key has no bookings. */
export function KeyActions({ apiKey: key, onDialog, onDetails }: KeyActionsProps) {
  const toggle = useKeyToggle();
  const { id, clientName, isActive, isRenewed, isTest } = key;
  const { actions } = tc.apiKeys;
  const edit = { label: actions.edit(clientName), icon: Pencil, onRun: () => onDialog('edit', id) };
  const topUp = { label: actions.topUp(clientName), icon: CirclePlus, onRun: () => onDialog('top-up', id) };
  const renew = { label: actions.renew(clientName), icon: RefreshCw, onRun: () => onDialog('renew', id) };
  const details = { label: actions.details(clientName), icon: PanelRight, onRun: () => onDetails(id) };
  const onOff: RowAction = {
    label: isActive ? actions.deactivate(clientName) : actions.activate(clientName),
    icon: isActive ? Ban : CircleCheck,
    onRun: () => void toggle(key),
  };
  return (
    <RowActions
      subject={clientName}
      actions={[edit, ...(isTest ? [] : [topUp]), ...(isRenewed ? [] : [renew])]}
      more={isRenewed && !isActive ? [details] : [onOff, details]}
    />
  );
}
