// @ts-check
// Packs the client as customers install it: `node build/pack.mjs [FILE]`, by default dist/iban-client.tgz.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { writePackage } from './write-package.mjs';

const PACK_TIMEOUT_MS = 60_000;

const file = resolve(process.argv[2] ?? join(import.meta.dirname, '..', 'dist', 'iban-client.tgz'));
const temporary = mkdtempSync(join(tmpdir(), 'iban-client-'));
try {
  const folder = join(temporary, 'package');
  await writePackage(folder);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', temporary], { cwd: folder, timeout: PACK_TIMEOUT_MS });
  const tarball = readdirSync(temporary).find((name) => name.endsWith('.tgz')) ?? '';
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(join(temporary, tarball), file);
} finally {
  rmSync(temporary, { recursive: true });
}
