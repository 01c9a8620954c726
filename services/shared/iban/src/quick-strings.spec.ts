import { execFileSync } from 'node:child_process';
import { stripTypeScriptTypes } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** V8 itself says how it stores the methods: only a process of its own may ask. */
function storedQuickly(script: string): string[] {
  const source = readFileSync(join(import.meta.dirname, 'quick-strings.ts'), 'utf8');
  const module = stripTypeScriptTypes(source).replaceAll('export ', '');
  const report = 'const report = () => console.log(%HasFastProperties(String.prototype));';
  const args = ['--allow-natives-syntax', '--no-warnings', '-e', `${module}\n${report}\n${script}`];
  return execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 30_000 }).trim().split('\n');
}

describe('keepStringsQuick', () => {
  it('brings back what a class of strings has made slow', () => {
    const script = 'class Text extends String {} report(); keepStringsQuick(); report();';
    expect(storedQuickly(script)).toEqual(['false', 'true']);
  });

  it('keeps it when such a class comes later', () => {
    expect(storedQuickly('keepStringsQuick(); class Text extends String {} report();')).toEqual(['true']);
  });
});
