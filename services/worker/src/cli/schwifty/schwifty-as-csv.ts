import { bankCodePattern, ownListColumns } from '@pruefer/banks';
import { Problem } from '@pruefer/contracts';

/** Which countries to leave out, and the date and the source to write. */
interface SchwiftyChoice {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly source: string;
  readonly excludedCountries: ReadonlySet<string>;
}

/** The package's banks as a CSV file of an own list. */
interface SchwiftyCsv {
  readonly content: Buffer;
  /** Entries without a bank code of the country's IBANs. */
  readonly unfit: number;
}

interface Entry {
  readonly country: string;
  readonly codes: readonly string[];
  readonly bic: string;
  readonly name: string;
  readonly isPrimary: boolean;
}

/**
 * Turns the package's registries into a file that can be imported like any other. A bank code's first entry holds it; those that the package
 * calls primary come first.
 * @param registries JSON, as `readSchwifty` gives it
 * @throws Problem `bank_file_unknown` when one of them is not as the package writes it
 */
export function schwiftyAsCsv(
  registries: readonly string[],
  { date, source, excludedCountries }: SchwiftyChoice,
): SchwiftyCsv {
  const entries = registries.flatMap(parseEntries).filter(({ country }) => !excludedCountries.has(country));
  const rows = new Map<string, string>();
  let unfit = 0;
  for (const { country, codes, bic, name } of entries.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary)))
    for (const code of codes) {
      const key = `${country} ${code} ${bic}`;
      if (name === '' || !bankCodePattern(country)?.test(code)) unfit++;
      else if (!rows.has(key)) rows.set(key, formatRow([country, code, bic, name, '', date, source]));
    }
  const lines = [ownListColumns.join(';'), ...rows.values()];
  return { content: Buffer.from(`${lines.join('\n')}\n`), unfit };
}

function formatRow(cells: readonly string[]): string {
  return cells.map((cell) => (/[;"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';');
}

/** A registry is a list, or an object with one: there, each entry has several codes. */
function parseEntries(registry: string): Entry[] {
  try {
    const content = JSON.parse(registry) as unknown;
    const list = Array.isArray(content) ? content : (content as { entries: unknown }).entries;
    return (list as unknown[]).map((entry) => toEntry(entry as Readonly<Record<string, unknown>>));
  } catch {
    throw new Problem('bank_file_unknown');
  }
}

function toEntry(entry: Readonly<Record<string, unknown>>): Entry {
  const codes: unknown = entry['bank_codes'] ?? [entry['bank_code']];
  return {
    country: toText(entry['country_code']),
    codes: (codes as unknown[]).map(toText),
    bic: toText(entry['bic']),
    name: toText(entry['name']),
    isPrimary: entry['primary'] === true,
  };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.replace(/[\s\p{Cc}]+/gu, ' ').trim() : '';
}
