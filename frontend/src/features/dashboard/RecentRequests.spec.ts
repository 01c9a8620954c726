import { recentStatus } from './RecentRequests.js';

it.each([
  [200, 'ok', 'Erfolgreich'],
  [429, 'warning', 'Begrenzt'],
  [400, 'error', 'Fehler'],
  [401, 'error', 'Fehler'],
  [500, 'error', 'Fehler'],
  [204, 'error', 'Fehler'],
])('%d is %s', (statusCode, tone, text) => expect(recentStatus(statusCode)).toEqual({ tone, text }));
