import type { TextEdit } from './text-edits.js';

/**
 * Makes an edit in a text area as if it had been typed: the form hears of it, and the browser's own undo takes it back. Browsers offer no
 * other way to that than the old command; where it is missing, the text changes all the same.
 */
export function applyEdit(area: HTMLTextAreaElement, edit: TextEdit): void {
  area.focus();
  area.setSelectionRange(edit.from, edit.to);
  if (!typeText(edit.insert)) {
    area.setRangeText(edit.insert, edit.from, edit.to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  area.setSelectionRange(edit.selectFrom, edit.selectTo);
}

function typeText(text: string): boolean {
  if (!('execCommand' in document)) return false;
  return document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}
