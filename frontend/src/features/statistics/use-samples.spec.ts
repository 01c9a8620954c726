/** @jest-environment jest-fixed-jsdom */
import { renderHook } from '@testing-library/react';
import { useSamples } from './use-samples.js';

/** A figure, read at each of these seconds. */
function takeSamples(readings: readonly (readonly [second: number, value: number | null])[]) {
  const { result, rerender } = renderHook(({ value, at }) => useSamples(value, at), {
    initialProps: { value: null as number | null, at: undefined as string | undefined },
  });
  expect(result.current).toEqual([]);
  for (const [second, value] of readings) rerender({ value, at: new Date(second * 1_000).toISOString() });
  return result.current;
}

it('keeps one value for each instant, and none that is not known', () => {
  const readings = [
    [0, 5],
    [10, 5],
    [10, 6],
    [12, null],
    [14, 5],
  ] as const;
  expect(takeSamples(readings)).toEqual([5, 5]);
});

it('keeps the last 30', () => {
  const readings = Array.from({ length: 60 }, (_, index) => [index * 2, index] as const);
  expect(takeSamples(readings)).toEqual(Array.from({ length: 30 }, (_, index) => index + 30));
});

it('leaves out the first seconds, in which the screen opens connections', () => {
  const readings = [
    [0, 2],
    [2, 2],
    [6, 6],
    [10, 6],
    [12, 6],
  ] as const;
  expect(takeSamples(readings)).toEqual([6, 6]);
});

it('starts over after a time in the background', () => {
  const readings = [
    [0, 5],
    [10, 5],
    [12, 6],
    [600, 90],
    [602, 90],
    [610, 91],
  ] as const;
  expect(takeSamples(readings)).toEqual([91]);
});
