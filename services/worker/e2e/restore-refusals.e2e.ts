import { buffer } from 'node:stream/consumers';
import { createGzip, gzipSync } from 'node:zlib';
import { Problem } from '@pruefer/contracts';
import { suiteFixture } from '@pruefer/testkit';
import { encryptFrames } from '../src/backup/format/encrypted-frames.js';
import { openBackup } from '../src/backup/format/open-backup.js';
import { newFileKey } from '../src/backup/format/passphrase-key.js';
import { isListedTable } from '../src/backup/content/schema-upgrades.js';
import { SCHEMA_VERSION } from '../src/backup/content/tables.js';
import { createBackup } from './support/create-backup.js';
import { toByteStream } from './support/backup-environment.js';
import { forge, mutations, numbers } from './support/mutated-files.js';
import { RestoreEnvironment } from './support/restore-environment.js';
import { ids, storeEverything } from './support/stored-everything.js';

const MUTATIONS = 2_000;
/** Each of which goes all the way. */
const UPLOADED = 40;
const refusals = ['backup_unreadable', 'backup_damaged', 'backup_newer', 'backup_locked', 'backup_type_unsupported'];
const everything = [
  'cms.page',
  'cms.section',
  'cms.header',
  'cms.settings',
  'banks.bank',
  'logs.requests',
  'logs.day_sums',
];

async function readOutcome(file: Buffer): Promise<string> {
  try {
    const { pieces } = await openBackup(toByteStream(file), {
      newestSchema: SCHEMA_VERSION,
      isListed: isListedTable,
      maxBytes: 1e9,
    });
    for await (const piece of pieces) if (piece.kind === 'end') return 'read';
    return 'not ended';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

describe('F2: a file that is no backup of ours', () => {
  const site = suiteFixture(
    () => RestoreEnvironment.open({ BACKUP_MAX_GB: '1' }),
    (site) => site.close(),
  );
  let backup: Buffer;
  let before: Record<string, string>;

  beforeAll(async () => {
    await storeEverything(site.database);
    await site.database.sql(
      `DELETE FROM logs.request_details; DELETE FROM logs.requests WHERE get_byte(iban_hash, 0) > 8;
       UPDATE banks.registry_release SET withdrawn_at = NULL`,
    );
    backup = await createBackup(site.database);
    before = await site.readState(...everything);
  });
  afterEach(async () => {
    expect(await site.readState(...everything)).toEqual(before);
    expect(site.uploads).toEqual([]);
  });

  it('is taken as it was made, also after its checksums were made again', async () => {
    expect(await site.refusal(backup)).toBe('taken');
    expect(await site.refusal(forge(backup, (text) => text))).toBe('taken');
  });

  it(`is found out in ${MUTATIONS} ways`, async () => {
    const next = numbers(2_026);
    const kinds = Object.values(mutations);
    const answers = new Map<string, number>();
    for (let made = 0; made < MUTATIONS; made += 1) {
      const mutated = kinds[made % kinds.length]!(backup, next);
      const code = made < UPLOADED ? await site.refusal(mutated) : await readOutcome(mutated);
      answers.set(code, (answers.get(code) ?? 0) + 1);
    }
    process.stdout.write(`${MUTATIONS} mutated files: ${JSON.stringify(Object.fromEntries(answers))}\n`);
    expect([...answers.keys()].filter((code) => !refusals.includes(code))).toEqual([]);
  }, 300_000);

  const dump = '--\n-- PostgreSQL database dump\n--\nSET statement_timeout = 0;\nCOPY cms.page (id) FROM stdin;\n\\.\n';
  it.each([
    ['that wants to leave psql', Buffer.from('\\! touch /tmp/run\n')],
    ['that is compressed', gzipSync(Buffer.from(dump))],
    ['that is a zip', Buffer.from('PK\u0003\u0004 and so on')],
  ])('%s', async (_name, file) => expect(await site.refusal(file)).toBe('backup_unreadable'));

  it('that would grow a thousandfold is not even unpacked', async () => {
    const bomb = createGzip();
    bomb.end(Buffer.alloc(50_000_000));
    expect(await site.refusal(await buffer(bomb))).toBe('backup_unreadable');
  });

  it('with another name is recognised by its name and type', async () => {
    expect(await site.refusal(backup, 'urlaub.jpg')).toBe('taken');
    expect(await site.refusal(Buffer.from('x'), '')).toBe('backup_type_unsupported');
  });

  it.each([
    ['a reserved address', (text: string) => text.replace('\timpressum\tTitel', '\tadmin\tTitel')],
    ['an address that is none', (text: string) => text.replace('\timpressum\tTitel', '\t../x\tTitel')],
    [
      'a script as a link',
      (text: string) =>
        text.replace(
          '"buttons": []',
          '"buttons": [{"id":"a","text":"x","href":"javascript:alert(1)","variant":"outline","size":"sm","order":0,"isActive":true}]',
        ),
    ],
    [
      'a logo from elsewhere',
      (text: string) => text.replace('"logoUrl": null', '"logoUrl": "https://elsewhere.example/x.png"'),
    ],
    [
      'German IBANs that are built otherwise',
      (text: string) => text.replace('"fields": "b8n k10n"', '"fields": "b8n k11n"'),
    ],
    [
      'a release of the registry that is not named as its file makes it',
      (text: string) => text.replace('2026-10-01-bbbbbbbb', '2026-10-02-bbbbbbbb'),
    ],
    [
      'a release of the registry that turns the line of an answer around',
      (text: string) => text.replace('IBAN-Register', 'IBAN-\u202eRegister'),
    ],
    ['an image that is none', (text: string) => text.replace('\\\\xffd8ffe0', '\\\\x3c736372')],
    ['an image of another type', (text: string) => text.replace('\timage/jpeg\t', '\timage/svg+xml\t')],
    ['settings out of bounds', (text: string) => text.replace('\t900000\t100\t', '\t900000\t1000000\t')],
    ['two pages at one address', (text: string) => text.replace(`${ids.prices}\tpreise`, `${ids.prices}\timpressum`)],
    [
      'one page twice',
      (text: string) => text.replaceAll(new RegExp(`(\n)(${ids.prices}\tpreise[^\n]*\n)`, 'g'), '$1$2$2'),
    ],
    [
      'a number that is none',
      (text: string) => text.replace('\tDE…', '\tDE').replace(/\n(\d{4}-\d{2}-\d{2})\t200\tDE\t\d+/, '\n$1\tx\tDE\t1'),
    ],
  ])('whose checksums are right, with %s', async (_name, change) => {
    const file = forge(backup, change);
    expect(file.equals(backup)).toBe(false);
    expect(await readOutcome(file)).toBe('read');
    expect(await site.refusal(file)).toBe('backup_unreadable');
  });

  it('whose part is not there as a whole, is not taken for an emptied one', async () => {
    const file = forge(backup, (text) =>
      text.replace(/COPY cms\.section [^\n]*\n(?:[^\n]*\n)*?\\\.\n-- rows[^\n]*\n/, ''),
    );
    expect(await readOutcome(file)).toBe('read');
    expect(await site.refusal(file)).toBe('backup_damaged');
  });

  it('E4: a script in a text is stored as a text, and shows nothing until it was sanitised', async () => {
    const file = forge(backup, (text) => text.replace('\tWir\t', '\t<script>alert(1)</script>Wir\t'));
    await site.restore(file, { parts: ['content'] });
    const [page] = await site.database.sql<object>(`SELECT content, html FROM cms.page WHERE id = '${ids.imprint}'`);
    expect(page).toEqual({ content: '<script>alert(1)</script>Wir', html: '' });
    await site.restore(backup, { parts: ['content'] });
    before = await site.readState(...everything);
  });

  it('is opened with its passphrase alone', async () => {
    const { key, line } = await newFileKey('richtig richtig geheim');
    const encrypted = await buffer(encryptFrames(toByteStream(backup), { key, line }));
    expect(await site.refusal(encrypted)).toBe('backup_locked');
    await expect(site.check(encrypted, 'a.sql.enc', 'falsch')).rejects.toMatchObject({ code: 'backup_locked' });
    const { id, isEncrypted } = await site.check(encrypted, 'a.sql.enc', 'richtig richtig geheim');
    expect(isEncrypted).toBe(true);
    await site.restoreChecked(id);
  });

  it('one check at a time', async () => {
    const checks = await Promise.allSettled([site.check(backup), site.check(backup)]);
    expect(checks.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const check of checks) if (check.status === 'fulfilled') await site.checks.discard(check.value.id);
  });
});
