/** @jest-environment jest-fixed-jsdom */
import { freeSide, toastPosition } from './toast-position.js';

const edges = (top: number, bottom: number, right: number) => ({ top, bottom, right });
const desktop = { innerWidth: 1440, innerHeight: 900 };
const phone = { innerWidth: 320, innerHeight: 568 };

it.each([
  ['above a form of the page, whose answer comes below it', edges(340, 520, 1264), true, desktop, 'top'],
  ['below a form that stands at the top', edges(24, 204, 1264), true, desktop, 'bottom'],
  ['above a form on a phone', edges(250, 450, 300), true, phone, 'top'],
  ['below a form on a phone that was scrolled to the top', edges(8, 200, 300), true, phone, 'bottom'],
  ['below a dialog with room', edges(200, 700, 980), false, desktop, 'bottom'],
  ['beside a dialog that reaches the bottom', edges(30, 880, 980), false, desktop, 'bottom'],
  ['above a dialog that reaches the bottom of a narrow window', edges(30, 560, 312), false, phone, 'top'],
  ['over the heading of a dialog that leaves no room, not over its buttons', edges(28, 512, 312), false, phone, 'top'],
  ['above a button at the bottom', edges(520, 552, 300), false, phone, 'top'],
])('moves %s', (_, box, isAsking, frame, position) => {
  expect(freeSide(box, isAsking, frame)).toBe(position);
});

it('moves to the bottom while nothing is being used', () => {
  expect(toastPosition()).toBe('bottom');
});
