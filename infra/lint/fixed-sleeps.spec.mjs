import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/base/folders.mjs';

const PAUSE =
  /(?<![.\w])(?:sleep|pause)\(|waitForTimeout\(|await setTimeout\(|new Promise(?:<\w+>)?\(\(\w+\) => setTimeout\(/;
/** A loop in one line polls for a fact. */
const POLL = /\b(?:while|for) \(|^import |^\s*(?:\/\/|\*|\/\*)/;

/** Pauses that no fact can replace: the reason, and at most how many in which files. @type {Record<string, Record<string, number>>} */
const ALLOWED = {
  'the pattern of a load, a fault or a slow peer': {
    'infra/start/base/say.spec.mjs': 1,
    'infra/start/e2e/full-disk.long.e2e.mjs': 1,
    'services/gateway/e2e/entry/cold-start.e2e.ts': 1,
    'services/gateway/e2e/entry/little-replica.ts': 1,
    'services/gateway/e2e/entry/replicas.e2e.ts': 1,
    'services/gateway/e2e/entry/uploads.e2e.ts': 1,
    'services/gateway/e2e/faults/idempotent.rounds.e2e.ts': 2,
    'services/gateway/e2e/faults/parts.rounds.e2e.ts': 12,
    'services/gateway/e2e/faults/unanswered.rounds.e2e.ts': 7,
    'services/gateway/e2e/changing/bank-imports.e2e.ts': 1,
    'services/gateway/e2e/shared-system/keys-under-load.e2e.ts': 2,
    'services/gateway/e2e/system/freeze-postgres.ts': 1,
    'services/gateway/e2e/system/load.ts': 1,
    'services/validation-service/e2e/without-database.e2e.ts': 2,
    'services/worker/e2e/jobs-process.mjs': 1,
    'services/worker/e2e/official-source.e2e.ts': 2,
  },
  'a poll in a loop of several lines': {
    'infra/test/run-stages.spec.mjs': 1,
    'services/gateway/e2e/faults/content.e2e.ts': 1,
    'services/gateway/e2e/system/watch-readiness.ts': 1,
    'services/shared/platform/e2e/support/until.ts': 1,
  },
  'a rate or a size is measured over a time': {
    'services/gateway/e2e/shared-system/dashboard-ways.e2e.ts': 2,
    'services/gateway/e2e/shared-system/script-size.e2e.ts': 1,
    'services/log-service/e2e/live-figures.e2e.ts': 1,
    'services/shared/platform/e2e/idle-kafka.e2e.ts': 1,
    'services/worker/e2e/backups.e2e.ts': 2,
  },
  'the next period of a clock': {
    'services/gateway/e2e/changing/console.e2e.ts': 1,
    'services/gateway/e2e/entry/key-holders.e2e.ts': 1,
  },
  'a delayed call of a screen that any later input cancels': {
    'frontend/src/features/home/check/IbanCheckCard.spec.tsx': 1,
    'frontend/src/features/shell/CommandPalette.spec.tsx': 2,
  },
};

it('lets no test wait for a fixed time', () => {
  const patterns = ['{services,frontend,infra}/**/*.{spec,e2e}.{ts,tsx,mjs}', 'services/**/e2e/**/*.{ts,mjs}'];
  const files = globSync(patterns, {
    cwd: root,
    exclude: (name) => /^(?:node_modules|dist)$/.test(name.split('/').at(-1) ?? ''),
  });
  const allowed = Object.assign({}, ...Object.values(ALLOWED));
  const refused = files.filter((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.filter((line) => PAUSE.test(line) && !POLL.test(line)).length > (allowed[file] ?? 0);
  });
  expect(refused).toEqual([]);
  expect(Object.keys(allowed).filter((file) => !files.includes(file))).toEqual([]);
});
