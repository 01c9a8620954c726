// @ts-check
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { fingerprintOf, proofOfDisuse } from '../start/secrets/fingerprint.mjs';
import { newEnvironment } from './make-env.mjs';
import { renewInFile, renewInText } from './renew-env.mjs';

const before = newEnvironment();
/** @param {string} text */
const secretsOf = (text) => parseEnv(text)['TWO_FACTOR_SECRET']?.split(',') ?? [];
const old = secretsOf(before)[0] ?? '';
/** @param {string} secret */
const fingerprint = (secret) => fingerprintOf('two-factor', secret);

const provenAt = new Date('2026-11-23T06:50:00Z');
const now = new Date('2026-11-24T06:50:00Z');

/** What there is when everything runs with a new secret in front, and the words that take the old one away. */
function used() {
  const beside = renewInText(before, ['two-factor']).changed;
  const [, added = ''] = secretsOf(beside);
  const { changed, news } = renewInText(beside, ['two-factor', '--use', fingerprint(added)]);
  const proof = proofOfDisuse({ name: 'two-factor', current: added, older: old }, provenAt);
  const finish = ['two-factor', '--finish', fingerprint(old), '--proof', proof];
  return { added, text: changed, news, finish };
}

describe('B8: a change of an encrypting secret in compose.env', () => {
  it('decrypts first, then encrypts, then forgets the old one, and changes nothing else', () => {
    const beside = renewInText(before, ['two-factor']).changed;
    expect(secretsOf(beside)).toEqual([old, expect.stringMatching(/^.{43}$/)]);
    const { added, text, news, finish } = used();
    expect(secretsOf(text)).toEqual([added, old]);
    expect(news).toBe(`TWO_FACTOR_SECRET: ${fingerprint(added)}, ${fingerprint(old)}`);
    const finished = renewInText(text, finish, { now }).changed;
    expect(secretsOf(finished)).toEqual([added]);
    const { TWO_FACTOR_SECRET: _, SECRET_FINGERPRINTS: fingerprints, ...others } = parseEnv(finished);
    expect(parseEnv(before)).toMatchObject(others);
    expect(fingerprints).toBe(parseEnv(before)['SECRET_FINGERPRINTS']?.replace(fingerprint(old), fingerprint(added)));
  });

  it('is refused out of order, and says how it is called', () => {
    const beside = renewInText(before, ['two-factor']).changed;
    expect(() => renewInText(beside, ['two-factor'])).toThrow('noch nicht abgeschlossen');
    expect(() => renewInText(beside, ['two-factor', '--finish', fingerprint(old)])).toThrow('geht nicht weg');
    expect(() => renewInText(before, ['two-factor', '--use', '0'.repeat(16)])).toThrow('kein Geheimnis');
    for (const words of [[], ['log-hash'], ['two-factor', '--use'], ['two-factor', '--x', 'y']])
      expect(() => renewInText(before, words)).toThrow('Aufruf');
    expect(() => renewInText('', ['webhook'])).toThrow('fehlt WEBHOOK_SECRET');
  });

  it('drops nothing by a proof that is older than a day, and says from when it is', () => {
    const { text, finish } = used();
    const late = new Date(now.getTime() + 1);
    expect(() => renewInText(text, finish, { now: late })).toThrow(
      /^Der Nachweis ist vom 23\.11\.2026, \d\d:50 Uhr und gilt nur 24 Stunden\. Es braucht einen neuen\. .*im Container auth/,
    );
    // A clock that is far behind would let it hold for longer.
    expect(() => renewInText(text, finish, { now: new Date('2026-11-20T00:00:00Z') })).toThrow('gilt nur 24 Stunden');
  });

  it('drops nothing without the proof of this very change', () => {
    const { text, finish } = used();
    expect(() => renewInText(text, finish.slice(0, 3))).toThrow('Es fehlt der Nachweis');
    expect(() => renewInText(text, finish.slice(0, 3))).toThrow('reclose.js“ aus, im Container auth');
    const [, , , , another = ''] = used().finish;
    expect(() => renewInText(text, [...finish.slice(0, 4), another], { now })).toThrow('Das ist nicht der Nachweis');
    for (const words of [
      [...finish, 'more'],
      [...finish.slice(0, 3), '--x', 'y'],
      ['two-factor', '--use', 'a', 'b'],
    ])
      expect(() => renewInText(text, words)).toThrow('Aufruf');
  });
});

describe('B8: compose.env', () => {
  /** @type {string} */
  let folder;
  /** @type {string} */
  let file;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'renewed-env-'));
    file = join(folder, 'compose.env');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const kept = () => secretsOf(readFileSync(file, 'utf8'));

  it('is written for its owner alone', async () => {
    writeFileSync(file, before, { mode: 0o600 });
    await renewInFile(file, ['webhook']);
    expect(parseEnv(readFileSync(file, 'utf8'))['WEBHOOK_SECRET']?.split(',')).toHaveLength(2);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('stays beside as it was when a secret goes, which can be taken back from there', async () => {
    const { added, text, finish } = used();
    writeFileSync(file, text, { mode: 0o600 });
    const news = await renewInFile(file, finish, now);
    const copy = `${file}.with-${fingerprint(old)}`;
    expect(news).toContain(copy);
    expect(readFileSync(copy, 'utf8')).toBe(text);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(kept()).toEqual([added]);
    await renewInFile(file, ['two-factor', '--beside', copy]);
    expect(kept()).toEqual([added, old]);
    await expect(renewInFile(file, ['two-factor', '--beside', join(folder, 'no')])).rejects.toThrow('nicht lesbar');
  });

  it('may be a symbolic link: it stays one, and the copy lies where the file does', async () => {
    const { added, text, finish } = used();
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, 'compose.env'), text, { mode: 0o600 });
    symlinkSync(join(elsewhere, 'compose.env'), file);
    await renewInFile(file, finish, now);
    expect(readdirSync(folder).toSorted()).toEqual(['compose.env', 'elsewhere']);
    expect(readdirSync(elsewhere)).toEqual(['compose.env', `compose.env.with-${fingerprint(old)}`]);
    expect(secretsOf(readFileSync(join(elsewhere, 'compose.env'), 'utf8'))).toEqual([added]);
  });

  it('is left alone when a step is refused', async () => {
    const { text, finish } = used();
    writeFileSync(file, text, { mode: 0o600 });
    await expect(renewInFile(file, finish.slice(0, 3))).rejects.toThrow('Nachweis');
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readdirSync(folder)).toEqual(['compose.env']);
  });
});
