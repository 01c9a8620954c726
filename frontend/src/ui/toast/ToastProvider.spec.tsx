import { act, fireEvent, render, screen } from '@testing-library/react';
import { loadStage } from './late-stage.js';
import { ToastProvider } from './ToastProvider.js';
import { type ToastMessage, useToast } from './use-toast.js';

const saved: ToastMessage = { kind: 'success', title: 'Gespeichert', text: 'Alles ist gespeichert.' };
const failed: ToastMessage = { kind: 'error', title: 'Fehlgeschlagen', text: 'Nichts ist gespeichert.' };

function Buttons() {
  const toast = useToast();
  const actions = {
    saved: () => toast(saved),
    failed: () => toast(failed),
    secret: () => toast(saved, 15_000),
    undoable: () => toast({ ...saved, undo: () => toast(failed) }),
  };
  return Object.entries(actions).map(([name, act]) => (
    <button key={name} onClick={act}>
      {name}
    </button>
  ));
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** In small steps: what one timer shows starts the next. */
const pass = (ms: number) => {
  for (let passed = 0; passed < ms; passed += 100) act(() => jest.advanceTimersByTime(100));
};
/** jsdom has no pointer events of its own; their place is a mouse event's. */
const point = (element: Element, type: string, clientX: number) =>
  fireEvent(element, new MouseEvent(`pointer${type}`, { clientX, bubbles: true }));
const region = () => screen.getByRole('region', { name: 'Benachrichtigungen (F8)' });

beforeAll(loadStage);
beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
});
afterEach(() => jest.useRealTimers());

it('shows title and text as status inside the region', () => {
  press('saved');
  expect(region()).toContainElement(screen.getByRole('status'));
  expect(screen.getByRole('status')).toHaveTextContent('GespeichertAlles ist gespeichert.');
});

it('alerts about an error', () => {
  press('failed');
  expect(screen.getByRole('alert')).toHaveTextContent('Fehlgeschlagen');
});

it('shows one at a time: the next one replaces the one before', () => {
  press('saved');
  press('failed');
  pass(1000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

it('replaces at once one that is still coming in', () => {
  press('failed');
  press('saved');
  pass(100);
  expect(screen.getByRole('status')).toBeInTheDocument();
  pass(1000);
  expect(region()).not.toHaveTextContent('Fehlgeschlagen');
});

it('takes the focus along when it replaces the one that has it', () => {
  press('saved');
  act(() => screen.getByRole('button', { name: 'Benachrichtigung schließen' }).focus());
  press('failed');
  pass(1000);
  expect(region()).toHaveFocus();
});

it.each([
  ['5000 ms', 'saved', 5000],
  ['15,000 ms where the caller says so', 'secret', 15_000],
])('disappears after %s', (_, button, durationMs) => {
  press(button);
  pass(durationMs - 100);
  expect(screen.getByRole('status')).toBeInTheDocument();
  pass(1000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each([
  ['the pointer is over it', () => fireEvent.mouseEnter(region()), () => fireEvent.mouseLeave(region())],
  ['the focus is in it', () => act(() => region().focus()), () => act(() => region().blur())],
])('waits while %s, then counts the remaining time', (_, enter, leave) => {
  press('saved');
  pass(3000);
  enter();
  pass(60_000);
  expect(screen.getByRole('status')).toBeInTheDocument();
  leave();
  pass(1900);
  expect(screen.getByRole('status')).toBeInTheDocument();
  pass(1000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('is focused by F8', () => {
  press('saved');
  fireEvent.keyDown(window, { key: 'F8' });
  expect(region()).toHaveFocus();
});

it('offers to undo its action for 5000 ms', () => {
  press('undoable');
  pass(4900);
  expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeInTheDocument();
  pass(1000);
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
});

it('disappears after an undo, and so does the next message after its time', () => {
  press('undoable');
  act(() => screen.getByRole('button', { name: 'Rückgängig' }).focus());
  press('Rückgängig');
  pass(1000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Fehlgeschlagen');
  pass(6000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('offers an undo only when its caller gives one', () => {
  press('saved');
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
});

it('is closed by its button', () => {
  press('saved');
  press('Benachrichtigung schließen');
  pass(1000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each([
  ['stays', 49, true],
  ['goes', 50, false],
])('%s after a swipe of %i px to the right', (_, distancePx, stays) => {
  press('saved');
  const toast = screen.getByRole('status');
  point(toast, 'down', 100);
  point(toast, 'move', 100 + distancePx);
  expect(toast.style.transform).toBe(`translateX(${distancePx}px)`);
  point(toast, 'up', 100 + distancePx);
  pass(1000);
  expect(screen.queryByRole('status') !== null).toBe(stays);
  if (stays) expect(toast.style.transform).toBe('translateX(0px)');
});

it('does not go with a swipe to the left', () => {
  press('saved');
  const toast = screen.getByRole('status');
  point(toast, 'down', 100);
  point(toast, 'up', 0);
  pass(1000);
  expect(toast).toBeInTheDocument();
});
