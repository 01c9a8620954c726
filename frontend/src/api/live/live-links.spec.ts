/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { openLiveLink, useHasLiveLink } from './live-links.js';

it('makes polling unnecessary while one part of the screen gets events', () => {
  const { result } = renderHook(useHasLiveLink);
  expect(result.current).toBe(false);
  const ends: (() => void)[] = [];
  act(() => void ends.push(openLiveLink(), openLiveLink()));
  expect(result.current).toBe(true);
  act(ends[0]!);
  expect(result.current).toBe(true);
  act(ends[1]!);
  expect(result.current).toBe(false);
});
