import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { folderOfEachTest } from '../test/temporary-folder.mjs';
import { computeFingerprint } from '../start/secrets/fingerprint.mjs';
import { newEnvironment } from './make-env.mjs';
import { renewInFile, renewInText } from './renew-env.mjs';

const before = newEnvironment();
/** @param {string} text */
const parseSecrets = (text) => parseEnv(text)['TWO_FACTOR_SECRET']?.split(',') ?? [];
const old = parseSecrets(before)[0] ?? '';
/** @param {string} secret */
const fingerprint = (secret) => computeFingerprint('two-factor', secret);

/** What there is when everything runs with a new secret in front, and the words that take the old one away. */
function used() {
  const beside = renewInText(before, ['two-factor']).changed;
  const [, added = ''] = parseSecrets(beside);
  const { changed, state } = renewInText(beside, ['two-factor', '--use', fingerprint(added)]);
  const finish = ['two-factor', '--finish', fingerprint(old)];
  return { added, text: changed, state, finish };
}

describe('B8: a change of an encrypting secret in compose.env', () => {
  it('decrypts first, then encrypts, then forgets the old one, and changes nothing else', () => {
    const beside = renewInText(before, ['two-factor']).changed;
    expect(parseSecrets(beside)).toEqual([old, expect.stringMatching(/^.{43}$/)]);
    const { added, text, state, finish } = used();
    expect(parseSecrets(text)).toEqual([added, old]);
    expect(state).toBe(`TWO_FACTOR_SECRET: ${fingerprint(added)}, ${fingerprint(old)}`);
    const finished = renewInText(text, finish).changed;
    expect(parseSecrets(finished)).toEqual([added]);
    const { TWO_FACTOR_SECRET: _, SECRET_FINGERPRINTS: fingerprints, ...others } = parseEnv(finished);
    expect(parseEnv(before)).toMatchObject(others);
    expect(fingerprints).toBe(parseEnv(before)['SECRET_FINGERPRINTS']?.replace(fingerprint(old), fingerprint(added)));
  });

  it('is refused out of order, and says how it is called', () => {
    const beside = renewInText(before, ['two-factor']).changed;
    expect(() => renewInText(beside, ['two-factor'])).toThrow('noch nicht abgeschlossen');
    expect(() => renewInText(beside, ['two-factor', '--finish', fingerprint(old)])).toThrow('geht nicht weg');
    expect(() => renewInText(before, ['two-factor', '--use', '0'.repeat(16)])).toThrow('kein Geheimnis');
    const { text, finish } = used();
    expect(() => renewInText(text, ['two-factor', '--finish', fingerprint(parseSecrets(text)[0] ?? '')])).toThrow(
      'geht nicht weg',
    );
    expect(() => renewInText(text, [...finish, 'more'])).toThrow('Aufruf');
    for (const words of [
      [],
      ['log-hash'],
      ['two-factor', '--use'],
      ['two-factor', '--use', 'a', 'b'],
      ['two-factor', '--x', 'y'],
    ])
      expect(() => renewInText(before, words)).toThrow('Aufruf');
    expect(() => renewInText('', ['webhook'])).toThrow('fehlt WEBHOOK_SECRET');
  });
});

describe('B8: compose.env', () => {
  const folder = folderOfEachTest('renewed-env-');
  const file = join(folder, 'compose.env');

  const kept = () => parseSecrets(readFileSync(file, 'utf8'));

  it('is written for its owner alone', async () => {
    writeFileSync(file, before, { mode: 0o600 });
    await renewInFile(file, ['webhook']);
    expect(parseEnv(readFileSync(file, 'utf8'))['WEBHOOK_SECRET']?.split(',')).toHaveLength(2);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is kept as a copy when a secret is removed, which can be restored from there', async () => {
    const { added, text, finish } = used();
    writeFileSync(file, text, { mode: 0o600 });
    const state = await renewInFile(file, finish);
    const copy = `${file}.with-${fingerprint(old)}`;
    expect(state).toContain(copy);
    expect(readFileSync(copy, 'utf8')).toBe(text);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(kept()).toEqual([added]);
    await renewInFile(file, ['two-factor', '--beside', copy]);
    expect(kept()).toEqual([added, old]);
    await expect(renewInFile(file, ['two-factor', '--beside', join(folder, 'no')])).rejects.toThrow('nicht lesbar');
  });

  it('may be a symbolic link: it stays one, and the copy is in the folder of the file', async () => {
    const { added, text, finish } = used();
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, 'compose.env'), text, { mode: 0o600 });
    symlinkSync(join(elsewhere, 'compose.env'), file);
    await renewInFile(file, finish);
    expect(readdirSync(folder).toSorted()).toEqual(['compose.env', 'elsewhere']);
    expect(readdirSync(elsewhere)).toEqual(['compose.env', `compose.env.with-${fingerprint(old)}`]);
    expect(parseSecrets(readFileSync(join(elsewhere, 'compose.env'), 'utf8'))).toEqual([added]);
  });

  it('is left alone when a step is refused', async () => {
    const { text, added } = used();
    writeFileSync(file, text, { mode: 0o600 });
    await expect(renewInFile(file, ['two-factor', '--finish', fingerprint(added)])).rejects.toThrow('geht nicht weg');
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readdirSync(folder)).toEqual(['compose.env']);
  });
});
