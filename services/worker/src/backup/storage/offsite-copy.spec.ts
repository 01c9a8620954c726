import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkerConfig } from '../../config.js';
import { OffsiteCopy } from './offsite-copy.js';

const behind = (BACKUP_COMMAND: string | undefined) => new OffsiteCopy({ BACKUP_COMMAND } as WorkerConfig);

let folder: string;
let backup: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offsite-copy-'));
  backup = join(folder, 'backup file.sql');
  await writeFile(backup, '-- all data\n');
});
afterAll(() => rm(folder, { recursive: true }));

/** Reads what becomes of the backup when the operator's program is these lines of shell; its last argument is the backup. */
async function copy(script: string, args = ''): Promise<string | null> {
  const program = join(folder, 'copy');
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o700);
  return behind(`${program} ${args}`).make(backup);
}
const copied = () => readFile(join(folder, 'copied'), 'utf8');
const chatter = `head -c 300000 /dev/zero | tr '\\0' x`;

describe('the offsite copy', () => {
  it('is made by a program that shows its progress all the time', async () => {
    const script = `${chatter}; ${chatter} >&2; cp "$1" ${folder}/copied`;
    expect(await copy(script)).toBeNull();
    expect(await copied()).toBe('-- all data\n');
  });

  it('is called with the operator’s arguments in front, without a shell and without input', async () => {
    const script = `cat > ${folder}/asked; printf '%s|' "$@" > ${folder}/copied; test ! -s ${folder}/asked`;
    expect(await copy(script, '--to  a;b $HOME')).toBeNull();
    expect(await copied()).toBe(`--to|a;b|$HOME|${backup}|`);
  });

  it('F1: is made by a program that learns none of our secrets', async () => {
    process.env['BACKUP_PASSPHRASE'] = 'nobody else may read this';
    try {
      expect(await copy(`env > ${folder}/copied`)).toBeNull();
    } finally {
      delete process.env['BACKUP_PASSPHRASE'];
    }
    expect(await copied()).not.toMatch(/PASSPHRASE|nobody else/);
  });

  it.each([
    ['echo first >&2; echo "no room" >&2; exit 3', 'Der Befehl für den zweiten Ort endete mit 3: no room'],
    ['exit 4', 'Der Befehl für den zweiten Ort endete mit 4'],
    [`${chatter} >&2; echo >&2; echo "gone" >&2; exit 5`, 'Der Befehl für den zweiten Ort endete mit 5: gone'],
    ['kill -9 $$', 'Der Befehl für den zweiten Ort wurde durch SIGKILL beendet'],
  ])('is missing, and a sentence says why: %s', async (script, sentence) => expect(await copy(script)).toBe(sentence));

  it('is missing: the sentence is short enough to be stored, whatever the program says', async () => {
    expect(await copy(`${chatter} >&2; exit 1`)).toHaveLength(300);
  });

  it('is missing where the program is', async () => {
    const nowhere = behind(join(folder, 'nowhere'));
    expect(await nowhere.make(backup)).toBe('Der Befehl für den zweiten Ort ließ sich nicht ausführen.');
  });

  it('is unused where the operator names no program', async () => {
    for (const command of [undefined, '', '  ']) {
      const none = behind(command);
      expect([none.isSet, await none.make(backup)]).toEqual([false, null]);
    }
  });
});
