import { checkTimeText } from './check-time.js';

it.each([
  ['winter', '2026-11-20T13:07:31.000Z', '20.11.2026, 14:07:31'],
  ['summer', '2026-07-01T22:05:09.000Z', '02.07.2026, 00:05:09'],
])('says the time of a check as in Germany: %s', (_, timestamp, text) => {
  expect(checkTimeText(timestamp)).toBe(text);
});
