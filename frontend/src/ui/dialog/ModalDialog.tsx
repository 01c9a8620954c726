import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { use } from 'react';
import { ToastPauseContext } from '../toast/toast-pause.js';

/** A dialog that keeps the focus in itself, except while the user is with the toasts. */
export function ModalDialog(props: DialogProps) {
  return <Dialog {...props} disableEnforceFocus={use(ToastPauseContext)} />;
}
