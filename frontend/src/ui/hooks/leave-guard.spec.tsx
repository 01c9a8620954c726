import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLeaveGuard } from './leave-guard.js';
import { type AskToLeave, LeaveGuardContext, type LeaveGuardRules } from './leave-guard-context.js';

const ask =
  (answer: boolean): AskToLeave =>
  () =>
    Promise.resolve(answer);

function open() {
  const guard: { current: LeaveGuardRules | null } = { current: null };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LeaveGuardContext value={guard}>{children}</LeaveGuardContext>
  );
  const form = (question: AskToLeave, isUnsaved = true) =>
    renderHook(({ is }) => useLeaveGuard(is, question), { wrapper, initialProps: { is: isUnsaved } });
  return { guard, form };
}

/** Whether the browser would ask before the page is closed. */
function isWarned(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('blocks leaving while a form has unsaved input, also a reload, and no longer', () => {
  const { guard, form } = open();
  const question = ask(false);
  const { rerender, unmount } = form(question, false);
  expect([guard.current, isWarned()]).toEqual([null, false]);
  rerender({ is: true });
  expect([guard.current?.ask, isWarned()]).toEqual([question, true]);
  rerender({ is: false });
  expect([guard.current, isWarned()]).toEqual([null, false]);
  rerender({ is: true });
  unmount();
  expect([guard.current, isWarned()]).toEqual([null, false]);
});

it('a form in a dialog blocks before the one on the page, which blocks again afterwards', () => {
  const { guard, form } = open();
  const [page, dialog] = [ask(false), ask(true)];
  form(page);
  const { unmount } = form(dialog);
  expect(guard.current?.ask).toBe(dialog);
  unmount();
  expect(guard.current?.ask).toBe(page);
});

it('lets the user leave at once in the same turn as they save', () => {
  const { guard, form } = open();
  const { result } = form(ask(false));
  result.current();
  expect(guard.current).toBeNull();
});
