/** @jest-environment jest-fixed-jsdom */
import { takeActivity, watchActivity } from './activity.js';

it('notices a key or a pointer once, and nothing after it has ended', () => {
  const end = watchActivity();
  expect(takeActivity()).toBe(false);
  for (const type of ['keydown', 'pointerdown']) {
    window.dispatchEvent(new Event(type));
    expect([takeActivity(), takeActivity()]).toEqual([true, false]);
  }
  end();
  window.dispatchEvent(new Event('keydown'));
  expect(takeActivity()).toBe(false);
});
