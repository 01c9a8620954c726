import type { Findings } from './findings.js';
import type { LineReader } from './line-reader.js';
import { banksOfSix, type SixEntry } from './six-entries.js';

type Json = Readonly<Record<string, unknown>>;

/** Whether text is JSON: the Bank Master of SIX is the only file that is. */
export function isSixJson(content: string): boolean {
  return /^\s*\{/.test(content);
}

/** Reads the Bank Master of SIX, version 3, as JSON; entries are counted as lines. Rules: `banksOfSix`. */
export function sixJsonReader(findings: Findings): LineReader {
  const lines: string[] = [];
  return {
    take: (line) => void lines.push(line),
    end() {
      const entries = entriesOf(lines.join('\n'))?.flatMap((entry, index): SixEntry[] => {
        if (isObject(entry)) return [entryOf(entry, index + 1)];
        findings.reject(index + 1, 'Der Eintrag ist kein Objekt.');
        return [];
      });
      return entries && banksOfSix(entries, findings);
    },
  };
}

function entriesOf(content: string): readonly unknown[] | undefined {
  try {
    const { entries } = JSON.parse(content) as { entries?: unknown };
    return Array.isArray(entries) ? entries : undefined;
  } catch {
    return undefined;
  }
}

function entryOf(entry: Json, line: number): SixEntry {
  return {
    line,
    isMerged: entry['entryType'] === 'BankMasterConcatenated',
    iid: textOf(entry['iid']),
    newIid: textOf(entry['newIid']),
    name: textOf(entry['bankOrInstitutionName']),
    postCode: textOf(entry['postCode']),
    townName: textOf(entry['townName']),
    country: textOf(entry['country']),
    bic: textOf(entry['bic']),
  };
}

/** Identifiers come as numbers or as text. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
