// @ts-check
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { fingerprintOf } from '../start/secrets/fingerprint.mjs';
import { newEnvironment } from './make-env.mjs';
import { renewInFile, renewInText } from './renew-env.mjs';

const before = newEnvironment();
/** @param {string} text */
const secretsOf = (text) => parseEnv(text)['TWO_FACTOR_SECRET']?.split(',') ?? [];
const old = secretsOf(before)[0] ?? '';
/** @param {string} secret */
const fingerprint = (secret) => fingerprintOf('two-factor', secret);

describe('B8: a change of an encrypting secret in compose.env', () => {
  it('decrypts first, then encrypts, then forgets the old one, and changes nothing else', () => {
    const beside = renewInText(before, ['two-factor']).changed;
    const [first, added = ''] = secretsOf(beside);
    expect(first).toBe(old);
    expect(added).toHaveLength(43);
    const used = renewInText(beside, ['two-factor', '--use', fingerprint(added)]);
    expect(secretsOf(used.changed)).toEqual([added, old]);
    expect(used.news).toBe(`TWO_FACTOR_SECRET: ${fingerprint(added)}, ${fingerprint(old)}`);
    const finished = renewInText(used.changed, ['two-factor', '--finish', fingerprint(old)]).changed;
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

  it('is written for its owner alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'renewed-env-'));
    const file = join(folder, 'compose.env');
    writeFileSync(file, before, { mode: 0o600 });
    await renewInFile(file, ['webhook']);
    expect(parseEnv(readFileSync(file, 'utf8'))['WEBHOOK_SECRET']?.split(',')).toHaveLength(2);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });
});
