import { availableCalls, figuresAfterTopUp } from './available-calls.js';

it('counts the remaining calls, never below zero', () => {
  expect([availableCalls({ quota: 1_000, used: 410 }), availableCalls({ quota: 5, used: 9 })]).toEqual([590, 0]);
});

it('shows what a booking would make of the contract', () => {
  expect(figuresAfterTopUp({ quota: 1_000, used: 950 }, 25_000)).toEqual({
    quota: 26_000,
    used: 950,
    available: 25_050,
  });
});

it.each(['', '10,5', null, 0, -5, 1.5, Number.MAX_VALUE])('shows nothing for %j, which cannot be booked', (added) => {
  expect(figuresAfterTopUp({ quota: 1_000, used: 950 }, added)).toBeNull();
});
