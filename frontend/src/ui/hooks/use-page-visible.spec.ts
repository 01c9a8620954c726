/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { usePageVisible } from './use-page-visible.js';

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
