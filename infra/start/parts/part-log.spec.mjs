import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfEachTest } from '../../test/temporary-folder.mjs';
import { until } from '../../shared/until.mjs';
import { PartLog } from './part-log.mjs';

const folder = folderOfEachTest('log-');

describe('the log of a part', () => {
  it('continues after a failed write, and reports that lines are missing', async () => {
    const logs = join(folder, 'logs');
    // A file where the folder should be refuses every write.
    writeFileSync(logs, '');
    let failures = 0;
    const log = new PartLog(logs, 'part', { failed: () => (failures += 1), reopenAfterMs: 10 });
    log.write('first\n');
    await until(() => failures > 0, 5_000);
    log.write('second\n');
    expect(log.end).toBe('first\nsecond');
    rmSync(logs);
    mkdirSync(logs);
    const text = () => readFileSync(join(logs, 'part.log'), 'utf8');
    await until(() => {
      log.write('later\n');
      return failures > 0 && isThere(text);
    }, 5_000);
    await log.close();
    expect(text()).toMatch(
      /^\n\{"level":"warn","time":"[^"]+","msg":"lines are missing[^\n]+\n(?:second\n)?(?:later\n)+$/,
    );
  });

  it('quotes the process that runs, not the one before', () => {
    const log = new PartLog(folder, 'part');
    log.write('Error: of the first process\n');
    log.begin();
    log.write('begun\n');
    expect(log.lastWords).toBe('begun');
    return log.close();
  });
});

/** @param {() => string} text */
function isThere(text) {
  try {
    return text().includes('later');
  } catch {
    return false;
  }
}
