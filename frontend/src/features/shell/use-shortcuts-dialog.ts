import { useState } from 'react';
import { isLetterShortcut } from '~/ui/controls/letter-shortcuts.js';
import { useWindowKey } from './use-window-key.js';

/** Whether the list of shortcuts is open; "?" opens it anywhere except in text fields. */
export function useShortcutsDialog() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useWindowKey((event) => isLetterShortcut(event, '?'), open);
  return { isOpen, open, close: () => setOpen(false) };
}
