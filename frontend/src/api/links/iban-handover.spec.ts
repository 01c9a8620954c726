import { consumeIban, handOverIban } from './iban-handover.js';

it('hands an IBAN over once, to the next screen', () => {
  const state = handOverIban('DE89370400440532013000');
  expect(JSON.stringify(state)).not.toContain('DE89');
  expect(consumeIban(state)).toBe('DE89370400440532013000');
  expect(consumeIban(state)).toBeUndefined();
});

it.each([null, undefined, {}, { handoverNumber: -1 }, 'x'])(
  'hands nothing to a screen that was reached with %j',
  (state) => {
    handOverIban('DE89370400440532013000');
    expect(consumeIban(state)).toBeUndefined();
  },
);

it('gives a later way its own IBAN, and the earlier one nothing', () => {
  const [first, second] = [handOverIban('AT611904300234573201'), handOverIban('DE89370400440532013000')];
  expect([consumeIban(first), consumeIban(second)]).toEqual([undefined, 'DE89370400440532013000']);
});
