/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

it('counts whole seconds down to nought and stays there', () => {
  const { result } = renderHook(() => useCountdown(3));
  expect(result.current).toBe(3);
  pass(1);
  expect(result.current).toBe(2);
  pass(2);
  expect(result.current).toBe(0);
  pass(10);
  expect(result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('shows the truth after the tab has slept', () => {
  const { result } = renderHook(() => useCountdown(412));
  jest.setSystemTime(Date.now() + 400_000);
  pass(1);
  expect(result.current).toBe(11);
});

it('starts no timer when there is nothing to wait for', () => {
  const { result } = renderHook(() => useCountdown(0));
  expect(result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('stops when the screen is hidden', () => {
  const { unmount } = renderHook(() => useCountdown(60));
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
