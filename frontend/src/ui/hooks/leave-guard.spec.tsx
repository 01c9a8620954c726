import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLeaveGuard } from './leave-guard.js';
import { type AskToLeave, findGuard, LeaveGuardContext, type LeaveGuards } from './leave-guard-context.js';

const ask =
  (answer: boolean): AskToLeave =>
  () =>
    Promise.resolve(answer);

function open() {
  const guards: LeaveGuards = new Set();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LeaveGuardContext value={guards}>{children}</LeaveGuardContext>
  );
  const form = (question: AskToLeave, isUnsaved = true) =>
    renderHook(({ is }) => useLeaveGuard(is, question), { wrapper, initialProps: { is: isUnsaved } });
  return { current: () => findGuard(guards)?.ask, form };
}

/** Whether the browser would ask before the page is closed. */
function isWarned(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('blocks leaving while a form has unsaved input, also a reload, and no longer', () => {
  const { current, form } = open();
  const question = ask(false);
  const { rerender, unmount } = form(question, false);
  expect([current(), isWarned()]).toEqual([undefined, false]);
  rerender({ is: true });
  expect([current(), isWarned()]).toEqual([question, true]);
  rerender({ is: false });
  expect([current(), isWarned()]).toEqual([undefined, false]);
  rerender({ is: true });
  unmount();
  expect([current(), isWarned()]).toEqual([undefined, false]);
});

it('a form in a dialog blocks before the one on the page, which blocks again afterwards', () => {
  const { current, form } = open();
  const [page, dialog] = [ask(false), ask(true)];
  form(page);
  const { unmount } = form(dialog);
  expect(current()).toBe(dialog);
  unmount();
  expect(current()).toBe(page);
});

it('blocks no more after a form in a dialog when the one on the page was saved meanwhile', () => {
  const { current, form } = open();
  const page = form(ask(false));
  const dialog = form(ask(true));
  page.rerender({ is: false });
  dialog.unmount();
  expect(current()).toBeUndefined();
});

it('lets the user leave at once in the same turn as they save', () => {
  const { current, form } = open();
  const { result } = form(ask(false));
  result.current();
  expect(current()).toBeUndefined();
});
