import { useEffect, useState } from 'react';
import { isLetterShortcut } from '../../ui/controls/letter-shortcuts.js';

/** Whether the list of shortcuts is open; "?" opens it anywhere except in text fields. */
export function useShortcutsDialog() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isLetterShortcut(event, '?')) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
