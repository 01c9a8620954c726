import { statusName, statusText, statusTone } from './log-status.js';

it.each([
  [200, 'OK', '200 OK', 'ok'],
  [204, '204', '204', 'ok'],
  [304, '304', '304', 'off'],
  [400, 'Ungültige IBAN', '400 Ungültige IBAN', 'warning'],
  [401, 'Unauthorized', '401 Unauthorized', 'warning'],
  [403, '403', '403', 'warning'],
  [429, 'Quota überschritten', '429 Quota überschritten', 'warning'],
  [500, 'Server Error', '500 Server Error', 'error'],
  [503, '503', '503', 'error'],
])('%i is "%s"', (code, text, name, tone) => {
  expect([statusText(code), statusName(code), statusTone(code)]).toEqual([text, name, tone]);
});
