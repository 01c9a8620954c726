const KEY = 'letter_shortcuts';
const OFF = 'off';

/** Whether keys without Strg act as shortcuts: users of speech input switch them off (WCAG 2.1.4). */
export function areLetterShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    // Storage is switched off, so the default applies.
    return true;
  }
}

/** Keeps the choice in this browser. */
export function setLetterShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Without storage the choice has no effect.
  }
}

/** Whether a key was pressed outside of fields and dialogs, as a shortcut. */
export function isLetterShortcut(event: KeyboardEvent, letter: string): boolean {
  if (event.key !== letter || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const isTyping =
    event.target instanceof HTMLElement &&
    event.target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"]');
  return !isTyping && areLetterShortcutsOn();
}
