import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, NavigationType, Router } from 'react-router';
import { findGuard, LeaveGuardContext, type LeaveGuards } from '~/ui/hooks/leave-guard-context.js';

/** The browser's history, or one in memory for tests. */
export type History = ReturnType<typeof createBrowserHistory>;

/**
 * The router of the product: asks before an address is left where something is unsaved. react-router can do that only together with its
 * data loading, which would be a tenth of the public page's script.
 */
export function GuardedRouter({ history: initialHistory, children }: { history?: History; children: ReactNode }) {
  const [history] = useState(() => initialHistory ?? createBrowserHistory({ v5Compat: true }));
  const [guards] = useState<LeaveGuards>(() => new Set());
  const [update, setUpdate] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => listen(history, guards, setUpdate), [history, guards]);
  const navigator = useMemo(() => guardHistory(history, guards), [history, guards]);
  return (
    <LeaveGuardContext value={guards}>
      <Router location={update.location} navigationType={update.action} navigator={navigator}>
        {children}
      </Router>
    </LeaveGuardContext>
  );
}

type HistoryUpdate = Pick<History, 'action' | 'location'>;

/** Restores the address that the back button has already changed, until the user has answered the question. */
function listen(history: History, guards: LeaveGuards, setUpdate: (update: HistoryUpdate) => void): () => void {
  let ours = 0;
  return history.listen(({ action, location, delta }) => {
    if (ours > 0) ours--;
    else if (action === NavigationType.Pop && delta && findGuard(guards)?.isKeptAt(location) === false) {
      ours++;
      history.go(-delta);
      void askToLeave(guards, () => history.go(delta));
    } else setUpdate({ action, location });
  });
}

function guardHistory(history: History, guards: LeaveGuards): History {
  const after = (to: Parameters<History['push']>[0], leave: () => void) => {
    if (findGuard(guards)?.isKeptAt(toAddress(history, to)) ?? true) return leave();
    void askToLeave(guards, leave);
  };
  return Object.create(history, {
    push: { value: (...to: Parameters<History['push']>) => after(to[0], () => history.push(...to)) },
    replace: { value: (...to: Parameters<History['replace']>) => after(to[0], () => history.replace(...to)) },
  }) as History;
}

async function askToLeave(guards: LeaveGuards, leave: () => void) {
  if (!(await findGuard(guards)?.ask())) return;
  guards.clear();
  leave();
}

function toAddress(history: History, to: Parameters<History['push']>[0]) {
  const { pathname, search } = history.createURL(to);
  return { pathname, search };
}
