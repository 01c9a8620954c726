import type { LogEntry } from '@pruefer/contracts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { manager, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { eventStream } from '~/testing/fakes/figures.js';
import { createLoggedEntry, createLoggedPage, histogram } from '~/testing/fakes/logs.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { ConsoleParts } from '~/testing/render-console.js';
import { firstPosition } from '../view/log-view.js';
import { useLogRows } from './use-log-rows.js';

startFakeConsole();

const rowAt = (second: number): LogEntry =>
  createLoggedEntry({
    id: `01936a5e-7c2e-7000-8000-${String(second).padStart(12, '0')}`,
    timestamp: `2026-11-20T13:07:${String(second).padStart(2, '0')}.000Z`,
  });
const everything = { range: '24h', filters: {}, iban: '', limit: 20, position: firstPosition } as const;
type Asked = Parameters<typeof useLogRows>[0];

interface Settings {
  readonly asked?: Asked;
  readonly isLive?: boolean;
  readonly isReading?: boolean;
}

/** The log as a screen follows it; the newest row stands first. */
function follow(given: Settings = {}) {
  signIn(manager);
  const log = { rows: [rowAt(31), rowAt(29)], isUp: true, asked: [] as URLSearchParams[], charts: 0 };
  let send: (name: string, data: object) => void = () => undefined;
  fakeServer.use(
    http.get('*/api/admin/logs', ({ request }) => {
      const query = new URL(request.url).searchParams;
      log.asked.push(query);
      if (!log.isUp) return problem(503, 'unavailable', 'Nicht erreichbar.');
      // Only what asks for new rows begins at the moment of a row.
      const since = query.get('limit') === '1' ? (query.get('startDate') ?? '') : '';
      const found = log.rows.filter(({ timestamp }) => timestamp >= since);
      return HttpResponse.json(createLoggedPage(found.slice(0, Number(query.get('limit'))), { total: found.length }));
    }),
    http.post('*/api/admin/logs/histogram', () => {
      log.charts += 1;
      return HttpResponse.json(histogram);
    }),
    http.get('*/api/admin/events', () => eventStream((sender) => (send = sender))),
  );
  const view = renderHook(
    ({ asked = everything, isLive = true, isReading = false }: Settings) => useLogRows(asked, { isLive, isReading }),
    { wrapper: ConsoleParts, initialProps: given },
  );
  const times = () => view.result.current.page?.logs.map(({ timestamp }) => timestamp.slice(17, 19));
  return {
    ...view,
    log,
    times,
    isThere: () => waitFor(() => expect(times()).toEqual(['31', '29'])),
    /** The server tells how many rows it has stored. */
    tell: (storedRows: number) => act(async () => send('logs', { storedRows })),
  };
}

describe('the rows of the log, followed live', () => {
  it('are loaded again with their chart when the server has stored more, and only then', async () => {
    const { log, times, isThere, tell } = follow();
    await isThere();
    await tell(100);
    await waitFor(() => expect(log.charts).toBe(2));
    log.rows = [rowAt(40), ...log.rows];
    await tell(101);
    await waitFor(() => expect(times()).toEqual(['40', '31', '29']));
    const before = log.asked.length;
    await tell(101);
    await tell(101);
    expect(log.asked).toHaveLength(before);
  });

  it('do not move while a user reads; the number of new ones is counted instead', async () => {
    const { log, times, isThere, tell, result, rerender } = follow();
    await isThere();
    rerender({ isReading: true });
    log.rows = [rowAt(41), rowAt(40), ...log.rows];
    await tell(102);
    await waitFor(() => expect(result.current.newRows).toEqual({ total: 2, isExact: true }));
    expect(times()).toEqual(['31', '29']);
    act(() => result.current.refresh());
    await waitFor(() => expect(times()).toEqual(['41', '40', '31', '29']));
    await waitFor(() => expect(result.current.newRows.total).toBe(0));
  });

  it('of the same moment as the newest that is shown are not counted as new, also those of other pages', async () => {
    const { log, tell, result, rerender } = follow();
    log.rows = Array.from({ length: 25 }, (_, row) => ({
      ...rowAt(31),
      id: `01936a5e-7c2e-7000-8000-0000000001${row}`,
    }));
    await waitFor(() => expect(result.current.page?.logs).toHaveLength(20));
    rerender({ isReading: true });
    await tell(103);
    await waitFor(() => expect(log.asked.at(-1)?.get('limit')).toBe('1'));
    await waitFor(() => expect(result.current.newRows.total).toBe(0));
    log.rows = [rowAt(32), ...log.rows];
    await tell(104);
    await waitFor(() => expect(result.current.newRows.total).toBe(1));
  });

  it('of a past range are not asked for again, because no new rows can come', async () => {
    const asked = { ...everything, filters: { startDate: '2026-11-01', endDate: '2026-11-21' } };
    const { log, isThere, tell, rerender } = follow({ asked });
    await isThere();
    rerender({ asked, isReading: true });
    const before = log.asked.length;
    await tell(105);
    await tell(106);
    expect(log.asked).toHaveLength(before);
  });

  it('of a later page stay where they are, and report no new rows', async () => {
    const { log, isThere, tell, result, rerender } = follow();
    await isThere();
    rerender({ asked: { ...everything, position: { offset: 20, cursor: null } } });
    await waitFor(() => expect(log.asked.at(-1)?.get('offset')).toBe('20'));
    const before = log.asked.length;
    await tell(107);
    expect(log.asked).toHaveLength(before);
    expect(result.current.newRows.total).toBe(0);
  });

  it('disappear when the rows of a new filter cannot be loaded', async () => {
    const { log, isThere, times, result, rerender } = follow();
    await isThere();
    log.isUp = false;
    rerender({ asked: { ...everything, filters: { statusCode: '429' } } });
    expect(times()).toEqual(['31', '29']);
    await waitFor(() => expect(result.current.error?.message).toBe('Nicht erreichbar.'));
    expect(result.current.page).toBeUndefined();
  });

  it('stay when only a later look fails, and are looked at again', async () => {
    const { log, isThere, times, tell, result } = follow();
    await isThere();
    log.isUp = false;
    await tell(108);
    await waitFor(() => expect(result.current.error).toBeDefined());
    expect(times()).toEqual(['31', '29']);
    log.isUp = true;
    log.rows = [rowAt(40), ...log.rows];
    await tell(109);
    await waitFor(() => expect(times()).toEqual(['40', '31', '29']));
    expect(result.current.error).toBeUndefined();
  });
});
