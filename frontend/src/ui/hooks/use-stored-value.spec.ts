/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { useStoredValue } from './use-stored-value.js';

const numbers = (kept: unknown): readonly number[] => (Array.isArray(kept) ? (kept as number[]) : []);
const open = (name: string) => renderHook(() => useStoredValue(name, numbers)).result;
const add = (kept: ReturnType<typeof open>, value: number) => act(() => kept.current[1]((all) => [...all, value]));

beforeEach(() => localStorage.clear());

it('keeps a value in this browser, and every part of the page shows it at once', () => {
  const [one, other] = [open('a'), open('a')];
  expect(one.current[0]).toEqual([]);
  add(one, 1);
  expect([one.current[0], other.current[0], { ...localStorage }]).toEqual([[1], [1], { a: '[1]' }]);
  expect(open('b').current[0]).toEqual([]);
});

it('applies a change to the stored value of another tab, not to the one it saw', () => {
  const kept = open('a');
  localStorage.setItem('a', '[7]');
  add(kept, 8);
  expect(kept.current[0]).toEqual([7, 8]);
});

it('hears of other tabs', () => {
  const kept = open('a');
  localStorage.setItem('a', '[5]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'a' })));
  expect(kept.current[0]).toEqual([5]);
});

it('returns an empty list when the stored text cannot be read', () => {
  localStorage.setItem('a', '{');
  expect(open('a').current[0]).toEqual([]);
});

it('keeps a value while the page is open when the browser cannot store it, and stores it once it can', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const kept = open('full');
  add(kept, 1);
  expect([kept.current[0], open('full').current[0], localStorage.length]).toEqual([[1], [1], 0]);
  refuse.mockRestore();
  add(kept, 2);
  expect(localStorage.getItem('full')).toBe('[1,2]');
});
