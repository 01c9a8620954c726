import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkerConfig } from '../../config.js';
import type { EstimateSize } from '../export/estimate-size.js';
import type { MakeBackup, NewBackup } from '../export/make-backup.js';
import { BackupFolder } from './backup-folder.js';
import { KeepBackup, type KeepOptions } from './keep-backup.js';
import { OffsiteCopy } from './offsite-copy.js';

const createdAt = new Date('2026-11-22T01:15:30Z');
const fileName = 'iban-backup-2026-11-22-0215.sql';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a backup that is kept', () => {
  let path: string;
  let folder: BackupFolder;
  let closed: number;
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'kept-'));
    folder = new BackupFolder({ BACKUP_DIR: path } as WorkerConfig);
    closed = 0;
  });
  afterEach(() => rm(path, { recursive: true }));

  /** Keeps a backup that consists of these pieces. */
  async function kept(pieces: Iterable<string>, options: Partial<KeepOptions> = {}, command?: string, estimate = 10) {
    const written = { bytes: 0, text: '' };
    async function* content() {
      for (const piece of pieces) {
        written.bytes += piece.length;
        written.text += piece;
        yield Buffer.from(piece);
      }
    }
    const backup: NewBackup = {
      createdAt,
      isEncrypted: false,
      content: content(),
      records: () => 7,
      file: {
        get bytes() {
          return written.bytes;
        },
        checksum: () => sha256(written.text),
      } as NewBackup['file'],
      close: async () => void closed++,
    };
    const keep = new KeepBackup(
      folder,
      { run: () => Promise.resolve(estimate) } as EstimateSize,
      { run: () => Promise.resolve(backup) } as Partial<MakeBackup> as MakeBackup,
      new OffsiteCopy({ BACKUP_COMMAND: command } as WorkerConfig),
    );
    const usual = { reason: 'asked', zone: 'Europe/Berlin', step: () => undefined, progress: () => undefined } as const;
    return keep.run({ ...usual, makeFinal: () => Promise.resolve(), ...options });
  }

  it('D6: is whole, unreadable for others, with its known facts', async () => {
    const outcome = await kept(['-- one\n', '-- two\n']);
    expect(outcome).toMatchObject({ fileName, bytes: 14, records: 7, checksum: sha256('-- one\n-- two\n') });
    expect((await readdir(path)).toSorted()).toEqual([fileName, `${fileName}.json`]);
    expect(await readFile(join(path, fileName), 'utf8')).toBe('-- one\n-- two\n');
    expect(await folder.list()).toMatchObject([{ fileName, reason: 'asked', createdAt: createdAt.toISOString() }]);
    expect(closed).toBe(1);
  });

  it('D6: never takes the place of an existing one: of the same minute it bears its second', async () => {
    await kept(['first\n']);
    expect(await kept(['second\n'])).toMatchObject({ fileName: 'iban-backup-2026-11-22-021530.sql' });
    expect(await readFile(join(path, fileName), 'utf8')).toBe('first\n');
  });

  function* breaking(): Generator<string> {
    yield '-- half';
    throw new Error('PostgreSQL is gone');
  }
  const tooLate = () => Promise.reject(new Error('nobody would end it any more'));
  const controller = new AbortController();
  function* cancelled(): Generator<string> {
    yield '-- half';
    controller.abort(new Error('cancelled'));
    yield '-- the rest';
  }
  it.each([
    ['the database goes away in the middle', breaking, {}, 'PostgreSQL is gone'],
    ['it is cancelled in the middle', cancelled, { signal: controller.signal, makeFinal: tooLate }, 'cancelled'],
    [
      'another run has its job by then',
      () => ['-- all'],
      { makeFinal: () => Promise.reject(new Error('no longer ours')) },
      'no longer ours',
    ],
  ])('D6: leaves nothing when %s', async (_, pieces, options, reason) => {
    await expect(kept(pieces(), options)).rejects.toThrow(reason);
    expect(await readdir(path)).toEqual([]);
    expect(closed).toBe(1);
  });

  it('is not begun where the disk has no room for it, and says how much it wants', async () => {
    const run = kept(['-- all'], {}, undefined, 1e18);
    await expect(run).rejects.toMatchObject({ code: 'job_failed' });
    await expect(run).rejects.toThrow(/zu wenig Platz: Es braucht etwa \d+ MB, frei sind \d+ MB\./);
    expect([await readdir(path), closed]).toEqual([[], 0]);
  });

  it('stays when its offsite copy fails, and reports that until there is one', async () => {
    const outcome = await kept(['-- all\n'], {}, 'false');
    const sentence = 'Der Befehl für den zweiten Ort endete mit 1';
    expect(outcome.offsiteFailure).toBe(sentence);
    expect(await folder.list()).toMatchObject([{ fileName, offsiteFailure: sentence }]);
    const note = join(path, `${fileName}.json`);
    await writeFile(note, (await readFile(note, 'utf8')).replace('offsiteFailure', 'secondPlaceFailure'));
    expect(await folder.list()).toMatchObject([{ offsiteFailure: sentence }]);
  });

  it('shows no more progress than there is to come', async () => {
    const shown: number[] = [];
    await kept(['12345', '67890', 'more than was estimated'], { progress: (bytes) => shown.push(bytes) });
    expect(shown).toEqual([5, 10, 10]);
  });

  describe('in a folder with other files', () => {
    const old = new Date(Date.now() - 20 * 60_000);
    const lay = async (name: string, text: string, at?: Date) => {
      await writeFile(join(path, name), text);
      if (at) await utimes(join(path, name), at, at);
    };

    it('deletes leftovers of a killed process, and neither files being written nor foreign ones', async () => {
      await lay('.partial-left', 'half', old);
      await lay('.partial-new', 'half');
      await lay('notes.txt', 'of the operator', old);
      await lay(`iban-backup-2020-01-01-0000.sql.json`, '{}', old);
      await kept(['-- all\n']);
      expect((await readdir(path)).toSorted()).toEqual(['.partial-new', fileName, `${fileName}.json`, 'notes.txt']);
    });

    it('appears in the list only if whole: a shorter or unknown one is not offered for a restore', async () => {
      await kept(['first\n']);
      await lay('iban-backup-2026-11-20-0215.sql', 'known by nobody');
      const facts = await readFile(join(path, `${fileName}.json`), 'utf8');
      const [cutOff, renamed] = ['iban-backup-2026-11-19-0215.sql', 'iban-backup-2026-11-18-0215.sql'];
      await lay(cutOff, 'firs');
      await lay(`${cutOff}.json`, facts.replace(fileName, cutOff));
      await lay(renamed, 'first\n');
      await lay(`${renamed}.json`, facts);
      expect((await folder.list()).map((file) => file.fileName)).toEqual([fileName]);
    });

    it.each(['../secret.sql', 'iban-backup-2026-11-22-0215.sql.json', '.partial-left', '/etc/passwd'])(
      'F1: opens no other file by its name: %s',
      async (name) => {
        await lay('.partial-left', 'half');
        await expect(folder.open(name)).rejects.toMatchObject({ code: 'backup_unknown' });
        await expect(folder.find(name)).rejects.toMatchObject({ code: 'backup_unknown' });
      },
    );
  });
});
