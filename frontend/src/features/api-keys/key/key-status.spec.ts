import { defaultTimes } from '@pruefer/contracts';
import { keyStatus } from './key-status.js';

const now = Date.parse('2026-11-21T08:00:00Z');
const key = { isActive: true, isRenewed: false, expiresAt: null, supersededAt: null };
const past = '2026-11-20T23:00:00Z';
const future = '2026-11-22T08:27:00Z';

it.each([
  ['active', {}, 'ok', 'Aktiv', null],
  ['switched off', { isActive: false }, 'off', 'Gesperrt', null],
  ['switched off and expired', { isActive: false, expiresAt: past }, 'off', 'Gesperrt', null],
  ['active with an end to come', { expiresAt: future }, 'ok', 'Aktiv', null],
  ['past its end', { expiresAt: past }, 'warning', 'Aktiv', 'abgelaufen 21.11.2026'],
  ['replaced', { isRenewed: true, isActive: false, supersededAt: past }, 'off', 'Neu generiert', null],
  ['replaced before long', { isRenewed: true, supersededAt: future }, 'off', 'Neu generiert', 'bis 22.11.2026, 09:27'],
] as const)('names a key that is %s', (_, state, tone, text, note) => {
  expect(keyStatus({ ...key, ...state }, now, defaultTimes)).toEqual({ tone, text, note });
});
