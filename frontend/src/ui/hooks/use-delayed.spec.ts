/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { useDelayed } from './use-delayed.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const start = () => renderHook(({ state }) => useDelayed(state, 200), { initialProps: { state: true } });

it('is true once the state has lasted', () => {
  const { result } = start();
  pass(199);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

it('is never true for a state that ends sooner', () => {
  const { result, rerender } = start();
  pass(150);
  rerender({ state: false });
  pass(1000);
  expect(result.current).toBe(false);
});

it('ends with the state and starts over with the next', () => {
  const { result, rerender } = start();
  pass(200);
  rerender({ state: false });
  expect(result.current).toBe(false);
  rerender({ state: true });
  expect(result.current).toBe(false);
  pass(200);
  expect(result.current).toBe(true);
});
