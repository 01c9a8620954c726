import { screen } from '@testing-library/react';
import { noAnswerError } from '~/api/http/call-error.js';
import { figures } from '~/testing/fakes/figures.js';
import { renderConsole } from '~/testing/render-console.js';
import { quotaShares, QuotaStatus } from './QuotaStatus.js';
import type { LiveFeed } from './use-live-feed.js';

const retry = jest.fn();

function show(feed: Partial<LiveFeed>) {
  renderConsole(<QuotaStatus feed={{ figures: undefined, error: undefined, retry, ...feed } as LiveFeed} />);
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}
const withQuota = (low: number, medium: number, high: number) => ({
  figures: { ...figures, quota: { low, medium, high } },
});

it('shows dashes where the state is unknown, instead of a wait without an end', () => {
  expect(show({ figures: { ...figures, quota: null } })).toEqual([
    'Niedrig, unter 20 %––',
    'Mittel, 20 bis 80 %––',
    'Hoch, ab 80 %––',
  ]);
  expect(screen.queryByText(/aktive Schlüssel|Noch keine/)).not.toBeInTheDocument();
});

it('rounds no share up: all together may be less than 100 %', () => {
  expect(show(withQuota(1_999, 1, 0))).toEqual([
    'Niedrig, unter 20 %1.99999 %',
    'Mittel, 20 bis 80 %10 %',
    'Hoch, ab 80 %00 %',
  ]);
  expect(screen.getByText('2.000 aktive Schlüssel')).toBeInTheDocument();
});

it('counts a single key, and warns of it', () => {
  expect(show(withQuota(0, 0, 1))[2]).toBe('Hoch, ab 80 %1100 %');
  expect(screen.getByText('1 aktiver Schlüssel')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Warnung: Mehrere API-Keys nähern sich dem Quota-Limit');
});

it.each([
  [79, 20, false],
  [78, 21, true],
])('of 100 keys with %i low, %i high ones are worth a warning: %p', (low, high, isWarning) => {
  show(withQuota(low, 100 - low - high, high));
  expect(screen.queryByRole('status') !== null).toBe(isWarning);
});

it('leads to the keys where there are none', () => {
  expect(show(withQuota(0, 0, 0))).toEqual([]);
  expect(screen.getByText('Noch keine API-Schlüssel erstellt')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zu den API-Schlüsseln' })).toHaveAttribute('href', '/admin/api-keys');
});

it('says that nothing came, and asks again', () => {
  show({ error: { ...noAnswerError('timeout'), message: 'Keine Antwort.', requestId: 'b7c2-0042' } });
  expect(screen.getByText('Die Kontingente konnten nicht geladen werden').parentElement).toHaveTextContent('b7c2-0042');
  screen.getByRole('button', { name: 'Erneut versuchen' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});

it('keeps its data while asking again fails', () => {
  expect(show({ ...withQuota(3, 0, 0), error: noAnswerError('timeout') })[0]).toBe('Niedrig, unter 20 %3100 %');
});

it.each([
  ['no key', [0, 0, 0], [0, 0, 0], false],
  ['thirds are floored', [1, 1, 1], [33, 33, 33], true],
  ['one key in five lies high', [4, 0, 1], [80, 0, 20], false],
  ['a little more than one in five', [78, 0, 21], [78, 0, 21], true],
  ['20.9 % are 20', [791, 0, 209], [79, 0, 20], false],
  ['all of them', [0, 0, 7], [0, 0, 100], true],
] as const)('%s', (_, [low, medium, high], shares, isWarning) => {
  const { keys, percent, ...rest } = quotaShares({ low, medium, high });
  expect([percent.low, percent.medium, percent.high]).toEqual(shares);
  expect([keys, rest.isWarning]).toEqual([low + medium + high, isWarning]);
});
