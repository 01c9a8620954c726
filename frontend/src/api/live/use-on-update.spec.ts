/** @jest-environment jest-fixed-jsdom */
import { renderHook } from '@testing-library/react';
import { useOnUpdate } from './use-on-update.js';

const UPDATE_INTERVAL_MS = 10_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  const handle = jest.fn();
  const { rerender, unmount } = renderHook(
    ({ mark }: { mark: number | undefined }) => useOnUpdate(mark, UPDATE_INTERVAL_MS, handle),
    {
      initialProps: { mark: undefined as number | undefined },
    },
  );
  return { look: handle, notify: (mark: number) => rerender({ mark }), unmount };
}

it('loads nothing while no notification comes', () => {
  const { look } = open();
  jest.advanceTimersByTime(600_000);
  expect(look).not.toHaveBeenCalled();
});

it('loads once after a notification, and again only after another one', () => {
  const { look, notify } = open();
  notify(7);
  jest.advanceTimersByTime(UPDATE_INTERVAL_MS);
  expect(look).toHaveBeenCalledTimes(1);
  notify(7);
  jest.advanceTimersByTime(600_000);
  expect(look).toHaveBeenCalledTimes(1);
  notify(8);
  jest.advanceTimersByTime(0);
  expect(look).toHaveBeenCalledTimes(2);
});

it('keeps the pause between two loads, however many notifications come', () => {
  const { look, notify } = open();
  for (let second = 1; second <= 60; second++) {
    notify(second);
    jest.advanceTimersByTime(1_000);
  }
  expect(look).toHaveBeenCalledTimes(6);
});

it('loads nothing for a closed screen', () => {
  const { look, notify, unmount } = open();
  notify(7);
  unmount();
  jest.advanceTimersByTime(600_000);
  expect(look).not.toHaveBeenCalled();
});
