import type { BankFileSummary } from '../bank-file-record.js';
import type { Findings } from '../lines/findings.js';
import type { LineReader } from '../lines/line-reader.js';
import { banksOfSix, MAX_SIX_ENTRIES, SIX, type SixEntry, TOO_MANY_ENTRIES } from './six-entries.js';

/** Far above the size of the Bank Master, which is parsed at once; every three bytes may be an object. */
const MAX_CHARACTERS = 10_000_000;
const TOO_LARGE = 'Die JSON-Datei ist größer als 10 MB.';

type Json = Readonly<Record<string, unknown>>;

/** Whether text is JSON, which is only used by the Bank Master of SIX. */
export function isSixJson(content: string): boolean {
  return /^\s*\{/.test(content);
}

/** Reads the Bank Master of SIX, version 3, as JSON; entries count as lines. Rules: `banksOfSix`. */
export function sixJsonReader(findings: Findings): LineReader {
  const lines: string[] = [];
  let characters = 0;
  return {
    read(line) {
      characters += line.length + 1;
      if (characters <= MAX_CHARACTERS) lines.push(line);
      else lines.length = 0;
    },
    end: () => (characters > MAX_CHARACTERS ? refuseFile(TOO_LARGE, findings) : banksIn(lines.join('\n'), findings)),
  };
}

function banksIn(content: string, findings: Findings): BankFileSummary | undefined {
  const values = parseEntries(content);
  if (values && values.length > MAX_SIX_ENTRIES) return refuseFile(TOO_MANY_ENTRIES, findings);
  const entries = values?.flatMap((entry, index): SixEntry[] => {
    if (isObject(entry)) return [toSixEntry(entry, index + 1)];
    findings.reject(index + 1, 'Der Eintrag ist kein Objekt.');
    return [];
  });
  return entries && banksOfSix(entries, findings);
}

function refuseFile(reason: string, findings: Findings): BankFileSummary {
  findings.reject(1, reason);
  return findings.buildSummary(SIX);
}

function parseEntries(content: string): readonly unknown[] | undefined {
  try {
    const { entries } = JSON.parse(content) as { entries?: unknown };
    return Array.isArray(entries) ? entries : undefined;
  } catch {
    return undefined;
  }
}

function toSixEntry(entry: Json, line: number): SixEntry {
  return {
    line,
    isMerged: entry['entryType'] === 'BankMasterConcatenated',
    iid: toText(entry['iid']),
    newIid: toText(entry['newIid']),
    name: toText(entry['bankOrInstitutionName']),
    postCode: toText(entry['postCode']),
    townName: toText(entry['townName']),
    country: toText(entry['country']),
    bic: toText(entry['bic']),
  };
}

/** Identifiers are numbers or texts. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
