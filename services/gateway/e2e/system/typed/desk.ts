import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countries, findShippedFields, isInSepa } from '@pruefer/iban';
import { RunningSystem } from '../running-system.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const TIMEOUT_MS = 540_000;

/** The folder and shell of an operator who follows the documentation. */
export class Desk {
  readonly root = root;
  readonly folder = mkdtempSync(join(tmpdir(), 'iban-desk-'));
  /** Path of the backup that was made last. */
  backup = '';
  private key = '';
  private keyId = '';
  private readonly npm: string;

  constructor(private readonly system: RunningSystem) {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const cases = Object.entries(scripts).map(([name, script]) => `${name}) (cd '${root}' && ${script} "$@");;`);
    // npm itself would add half a second of processor time to each command.
    this.npm = `npm() { [ "$1" = run ] && shift; word=$1; shift; [ "$1" = -- ] && shift; case $word in ${cases.join(' ')} esac; }`;
  }

  keepKey(printed: string): void {
    this.key = /^iban_(?:sk|test)_[0-9a-f]{64}$/m.exec(printed)?.[0] ?? '';
    this.keyId = /Schlüssel (\S+) für/.exec(printed)?.[1] ?? '';
  }

  keepBackup(printed: string): void {
    this.backup = /^\/.*\.sql$/m.exec(printed)?.[0] ?? '';
  }

  /** Writes a registry in SWIFT's layout, with every country as the product has it. */
  writeRegistry(file: string): void {
    const columns = countries.map(registryColumn);
    const lines = Object.entries(columns[0] ?? {}).map(([label], row) =>
      [label, ...columns.map((column) => Object.values(column)[row])].join('\t'),
    );
    writeFileSync(
      join(this.folder, file),
      ['Data element\tDescription - Pattern - Example', ...lines, ''].join('\r\n'),
    );
  }

  /** Types a line, with what this system has in place of what a page shows. */
  async type(line: string): Promise<{ code: number | null; printed: string }> {
    const own = line
      .replaceAll('http://localhost:8080', this.system.url)
      .replace('iban_sk_…', this.key)
      .replace('--key ID', `--key ${this.keyId}`)
      .replace(/\.data\/backups\/\S+/, this.backup);
    const env = {
      ...process.env,
      DATA_DIR: this.system.dataDir,
      PORT: new URL(this.system.url).port,
      INIT_CWD: this.folder,
      SECRETS_PASSPHRASE: 'Käse und Brot am Morgen',
    };
    const child = spawn('sh', ['-c', `${this.npm}\n${own}`], { cwd: this.folder, env, timeout: TIMEOUT_MS });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stdin.end();
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, printed: output };
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What SWIFT's registry says of a country, by the names of its lines. */
function registryColumn(country: string): Record<string, string | number> {
  const fields = (findShippedFields(country) ?? '').split(/[ +]/);
  const lengths = fields.map((field) => [...field.matchAll(/\d+/g)].reduce((sum, [length]) => sum + Number(length), 0));
  const formatPosition = (kind: string) => {
    const index = fields.findIndex((field) => field.startsWith(kind));
    if (index < 0) return 'N/A';
    const start = lengths.slice(0, index).reduce((sum, length) => sum + length, 1);
    return `${start}-${start + lengths[index]! - 1}`;
  };
  return {
    'IBAN prefix country code (ISO 3166)': country,
    'SEPA country': isInSepa(country, '2027-01-04') ? 'Yes' : 'No',
    'Bank identifier position within the BBAN': formatPosition('b'),
    'Branch identifier position within the BBAN': formatPosition('s'),
    'IBAN structure': `${country}2!n${fields.map((field) => field.slice(1).replaceAll(/\d+/g, '$&!')).join('')}`,
    'IBAN length': 4 + lengths.reduce((sum, length) => sum + length, 0),
    'Effective date': 'Jul-07',
  };
}
