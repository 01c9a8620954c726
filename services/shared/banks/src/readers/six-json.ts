import type { BankFileSummary } from '../bank-file-record.js';
import type { Findings } from './findings.js';
import type { LineReader } from './line-reader.js';
import { banksOfSix, MOST_ENTRIES, SIX, type SixEntry, TOO_MANY_ENTRIES } from './six-entries.js';

/** No Bank Master is nearly as large. It is parsed at once, and every three bytes may be an object. */
const MOST_CHARACTERS = 10_000_000;
const TOO_LARGE = 'Die JSON-Datei ist größer als 10 MB.';

type Json = Readonly<Record<string, unknown>>;

/** Whether text is JSON: the Bank Master of SIX is the only file that is. */
export function isSixJson(content: string): boolean {
  return /^\s*\{/.test(content);
}

/** Reads the Bank Master of SIX, version 3, as JSON; entries are counted as lines. Rules: `banksOfSix`. */
export function sixJsonReader(findings: Findings): LineReader {
  const lines: string[] = [];
  let characters = 0;
  return {
    take(line) {
      characters += line.length + 1;
      if (characters <= MOST_CHARACTERS) lines.push(line);
      else lines.length = 0;
    },
    end: () => (characters > MOST_CHARACTERS ? refused(TOO_LARGE, findings) : banksIn(lines.join('\n'), findings)),
  };
}

function banksIn(content: string, findings: Findings): BankFileSummary | undefined {
  const values = entriesOf(content);
  if (values && values.length > MOST_ENTRIES) return refused(TOO_MANY_ENTRIES, findings);
  const entries = values?.flatMap((entry, index): SixEntry[] => {
    if (isObject(entry)) return [entryOf(entry, index + 1)];
    findings.reject(index + 1, 'Der Eintrag ist kein Objekt.');
    return [];
  });
  return entries && banksOfSix(entries, findings);
}

/** The file as a whole is wrong. */
function refused(reason: string, findings: Findings): BankFileSummary {
  findings.reject(1, reason);
  return findings.summaryOf(SIX);
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
