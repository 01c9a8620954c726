import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOfEachTest } from '../../test/temporary-folder.mjs';
import { root } from '../../shared/folders.mjs';
import { removeStaleLock } from '../../shared/pid-lock.mjs';
import { claimDataDir, isOtherLauncher } from './claim.mjs';

describe('claimDataDir', () => {
  const dataDir = folderOfEachTest('claim-');

  it('closes the folder to others and gives it back', async () => {
    const release = await claimDataDir(dataDir, () => {});
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    await release();
    await expect(stat(join(dataDir, 'launcher.pid'))).rejects.toThrow('ENOENT');
  });

  it('takes over what a launcher that was killed left behind', async () => {
    await writeFile(join(dataDir, 'launcher.pid'), '999999999');
    await claimDataDir(dataDir, () => {});
    expect(await readFile(join(dataDir, 'launcher.pid'), 'utf8')).toBe(String(process.pid));
  });

  it('refuses a folder on which another launcher runs, says where, and leaves its lock alone', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)', 'infra/start/bootstrap.mjs']);
    try {
      await once(other, 'spawn');
      await writeFile(join(dataDir, 'launcher.pid'), String(other.pid));
      await writeFile(join(dataDir, 'state.json'), JSON.stringify({ address: 'http://localhost:8080' }));
      const sentence = `läuft schon auf diesem Datenordner (${dataDir}), Prozess ${other.pid}, http://localhost:8080.`;
      await expect(claimDataDir(dataDir, () => {})).rejects.toThrow(sentence);
      expect(await readFile(join(dataDir, 'launcher.pid'), 'utf8')).toBe(String(other.pid));
    } finally {
      other.kill('SIGKILL');
      await once(other, 'close');
    }
  });

  it('leaves a lock alone that another launcher has put in the place of the one left behind', async () => {
    const file = join(dataDir, 'launcher.pid');
    await writeFile(file, '4711');
    await removeStaleLock(file, '999999999');
    expect(await readFile(file, 'utf8')).toBe('4711');
    await removeStaleLock(file, '4711');
    await removeStaleLock(file, '4711');
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each(['', 'no number', '-1', '0'])('takes over a lock that contains %j: no launcher wrote that', async (left) => {
    await writeFile(join(dataDir, 'launcher.pid'), left);
    await claimDataDir(dataDir, () => {});
    expect(await readdir(dataDir)).toEqual(['launcher.pid']);
    expect(await readFile(join(dataDir, 'launcher.pid'), 'utf8')).toBe(String(process.pid));
  });

  it.each(['process.pid', 'process.ppid', 'openWatchdog()'])(
    'takes over the lock of a killed launcher whose pid is now that of %s',
    async (repeatedPid) => {
      const program = `
        import { writeFileSync } from 'node:fs';
        import { claimDataDir } from './infra/start/state/claim.mjs';
        import { openWatchdog } from './infra/shared/process/watchdog.mjs';
        writeFileSync(${JSON.stringify(join(dataDir, 'launcher.pid'))}, String(${repeatedPid}));
        await claimDataDir(${JSON.stringify(dataDir)}, console.log);
        console.log('claimed');
        process.exit();`;
      // The command line of the shell, the parent, looks like a launcher's too.
      const script = '"$0" --input-type=module -e "$1" "$2"; exit $?';
      const args = ['-c', script, process.execPath, program, 'infra/start/bootstrap.mjs'];
      expect(execFileSync('/bin/sh', args, { cwd: root, encoding: 'utf8' })).toBe('claimed\n');
    },
  );

  it('does not take another program for a launcher', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)', 'infra/test/test.mjs']);
    await once(other, 'spawn');
    expect(await isOtherLauncher(other.pid ?? 0)).toBe(false);
    other.kill('SIGKILL');
    await once(other, 'close');
  });
});
