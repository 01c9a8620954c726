import { handOverIban, takeIban } from './iban-handover.js';

it('hands an IBAN over once, to the next screen', () => {
  const state = handOverIban('DE89370400440532013000');
  expect(JSON.stringify(state)).not.toContain('DE89');
  expect(takeIban(state)).toBe('DE89370400440532013000');
  expect(takeIban(state)).toBeUndefined();
});

it.each([null, undefined, {}, { handoverNumber: -1 }, 'x'])(
  'hands nothing to a screen that was reached with %j',
  (state) => {
    handOverIban('DE89370400440532013000');
    expect(takeIban(state)).toBeUndefined();
  },
);

it('gives a later way its own IBAN, and the earlier one nothing', () => {
  const [first, second] = [handOverIban('AT611904300234573201'), handOverIban('DE89370400440532013000')];
  expect([takeIban(first), takeIban(second)]).toEqual([undefined, 'DE89370400440532013000']);
});
