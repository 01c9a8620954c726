/** @jest-environment jest-fixed-jsdom */
import { consumeActivity, watchActivity } from './activity.js';

it('notices a key or a pointer once, and nothing after it has ended', () => {
  const end = watchActivity();
  expect(consumeActivity()).toBe(false);
  for (const type of ['keydown', 'pointerdown']) {
    window.dispatchEvent(new Event(type));
    expect([consumeActivity(), consumeActivity()]).toEqual([true, false]);
  }
  end();
  window.dispatchEvent(new Event('keydown'));
  expect(consumeActivity()).toBe(false);
});
