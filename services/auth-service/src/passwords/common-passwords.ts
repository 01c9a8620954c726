import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const file = new URL('../../data/common-passwords.txt.gz', import.meta.url);
let passwords: ReadonlySet<string> | undefined;

/** Passwords that many people have chosen, in lower case, from leaked lists; read when the first one is asked for (docs/SECURITY.md, B2). */
export function commonPasswords(): ReadonlySet<string> {
  passwords ??= new Set(gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n'));
  return passwords;
}
