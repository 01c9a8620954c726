import { execFileSync } from 'node:child_process';
import { stripTypeScriptTypes } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** V8's own report on the representation of string methods; only a separate process may ask for it. */
function fastPropertiesIn(script: string): string[] {
  const source = readFileSync(join(import.meta.dirname, 'fast-string-methods.ts'), 'utf8');
  const module = stripTypeScriptTypes(source).replaceAll('export ', '');
  const report = 'const report = () => console.log(%HasFastProperties(String.prototype));';
  const args = ['--allow-natives-syntax', '--no-warnings', '-e', `${module}\n${report}\n${script}`];
  return execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 30_000 }).trim().split('\n');
}

describe('keepStringMethodsFast', () => {
  it('restores fast string methods after a class has extended String', () => {
    const script = 'class Text extends String {} report(); keepStringMethodsFast(); report();';
    expect(fastPropertiesIn(script)).toEqual(['false', 'true']);
  });

  it('keeps them fast when such a class is loaded later', () => {
    expect(fastPropertiesIn('keepStringMethodsFast(); class Text extends String {} report();')).toEqual(['true']);
  });
});
