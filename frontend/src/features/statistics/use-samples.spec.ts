/** @jest-environment jest-fixed-jsdom */
import { renderHook } from '@testing-library/react';
import { useSamples } from './use-samples.js';

it('keeps the last 30 values, one for each instant, and none that is not known', () => {
  const { result, rerender } = renderHook(({ value, at }) => useSamples(value, at), {
    initialProps: { value: null as number | null, at: undefined as string | undefined },
  });
  expect(result.current).toEqual([]);
  rerender({ value: 5, at: 'a' });
  rerender({ value: 6, at: 'a' });
  expect(result.current).toEqual([5]);
  rerender({ value: null, at: 'b' });
  rerender({ value: 5, at: 'c' });
  expect(result.current).toEqual([5, 5]);
  for (let n = 0; n < 40; n += 1) rerender({ value: n, at: String(n) });
  expect(result.current).toEqual(Array.from({ length: 30 }, (_, place) => place + 10));
});
