/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { beginLink, useIsFollowedLive } from './live-links.js';
import { usePageVisible } from './use-page-visible.js';

it('makes polling unnecessary while one part of the screen gets events', () => {
  const { result } = renderHook(useIsFollowedLive);
  expect(result.current).toBe(false);
  const ends: (() => void)[] = [];
  act(() => void ends.push(beginLink(), beginLink()));
  expect(result.current).toBe(true);
  act(ends[0]!);
  expect(result.current).toBe(true);
  act(ends[1]!);
  expect(result.current).toBe(false);
});

it('a tab in the background is noticed, and that it is in front again', () => {
  const state = jest.spyOn(document, 'visibilityState', 'get');
  const { result } = renderHook(usePageVisible);
  const seen = [result.current];
  for (const now of ['hidden', 'visible'] as const) {
    state.mockReturnValue(now);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    seen.push(result.current);
  }
  state.mockRestore();
  expect(seen).toEqual([true, false, true]);
});
