/** @jest-environment jest-fixed-jsdom */
import { renderHook } from '@testing-library/react';
import { useFrozenValue } from './use-frozen-value.js';

const open = (value: string | undefined, isHeld: boolean) =>
  renderHook((props: { value: string | undefined; isHeld: boolean }) => useFrozenValue(props.value, props.isHeld), {
    initialProps: { value, isHeld },
  });

it('follows, freezes while it is held, and follows again', () => {
  const { result, rerender } = open('a', false);
  rerender({ value: 'b', isHeld: false });
  expect(result.current).toBe('b');
  rerender({ value: 'c', isHeld: true });
  expect(result.current).toBe('b');
  rerender({ value: 'd', isHeld: false });
  expect(result.current).toBe('d');
});

it('takes the first value even when it is held from the beginning', () => {
  const { result, rerender } = open(undefined, true);
  rerender({ value: 'a', isHeld: true });
  expect(result.current).toBe('a');
  rerender({ value: 'b', isHeld: true });
  expect(result.current).toBe('a');
});
