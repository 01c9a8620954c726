import { bankCodePattern } from '../lines/bank-code-of-country.js';
import { type CsvForm, csvRow } from '../lines/csv-row.js';
import {
  bankName,
  bic,
  type FieldRule,
  firstFieldError,
  notAllowed,
  placeName,
  sourceName,
} from '../lines/field-rule.js';
import type { Findings } from '../lines/findings.js';
import type { LineReader } from '../lines/line-reader.js';
import { buildRecordId, plainRecord } from '../lines/plain-record.js';

export const ownListColumns = ['country', 'code', 'bic', 'name', 'town', 'date', 'source'] as const;
type OwnListColumn = (typeof ownListColumns)[number];
type OwnListFields = Readonly<Record<OwnListColumn, string>>;

const HEADING = ownListColumns.join(';');
const form: CsvForm = { separator: ';', hasLooseQuotes: false };
/** Other data in place of the register would turn errors into warnings (docs/adr/0058). */
const REGISTER_ONLY = 'DE';
/** In these countries the bank code is the first four letters of the bank's BIC. */
const countriesWithCodeFromBic: ReadonlySet<string> = new Set(['BG', 'GB', 'IE', 'LV', 'MT', 'NL', 'RO']);
const LETTERS_OF_BIC = 4;

const rules = {
  bic: { label: 'bic', pattern: bic, mayBeBlank: true },
  name: { label: 'name', pattern: bankName },
  town: { label: 'town', pattern: placeName, mayBeBlank: true },
  date: { label: 'date', pattern: /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/ },
  source: { label: 'source', pattern: sourceName },
} as const satisfies Readonly<Record<string, FieldRule>>;

/** Whether text has the product's own layout, by its first heading. */
export function isOwnListCsv(content: string): boolean {
  return /^\s*"?country"?\s*[;,\t]/i.test(content);
}

/**
 * Reads a list of banks in the product's own layout, for countries without a supported publisher. A file has one source and one day; its facts are
 * not official. Validates every field; invalid lines are skipped and reported.
 */
export class OwnListReader implements LineReader {
  private hasHeading = false;
  /** Date and source from the first valid line. */
  private origin: Pick<OwnListFields, 'date' | 'source'> | undefined;

  constructor(private readonly findings: Findings) {}

  read(line: string, number: number): void {
    if (number === 1) return this.readHeading(line);
    if (!this.hasHeading || line.trim() === '') return;
    const row = csvRow(line, form);
    if ('reason' in row) return this.findings.reject(number, row.reason);
    const { cells } = row;
    if (cells.length !== ownListColumns.length)
      return this.findings.reject(number, `Die Zeile hat ${cells.length} statt ${ownListColumns.length} Felder.`);
    const fields = withCode(Object.fromEntries(ownListColumns.map((name, i) => [name, cells[i]])) as OwnListFields);
    const error = bankCodeError(fields) ?? firstFieldError(rules, fields) ?? this.otherOrigin(fields);
    if (error !== undefined) this.findings.reject(number, error);
    else this.keep(number, fields);
  }

  end() {
    const { source = 'unbekannt', date } = this.origin ?? {};
    const summary = this.findings.buildSummary(source, 'community');
    return date === undefined ? summary : { ...summary, date };
  }

  private readHeading(line: string): void {
    this.hasHeading = line.trim() === HEADING;
    if (!this.hasHeading) this.findings.reject(1, `Die erste Zeile muss „${HEADING}“ lauten.`);
  }

  private keep(number: number, { country, code, name, bic: ownBic, town, date, source }: OwnListFields): void {
    this.origin ??= { date, source };
    const id = buildRecordId(code, number, this.findings.holds(country, code));
    this.findings.add(number, country, plainRecord({ ...id, name, bic: ownBic, postalCode: '', place: town }));
  }

  private otherOrigin({ date, source }: OwnListFields): string | undefined {
    if (!this.origin || (this.origin.date === date && this.origin.source === source)) return undefined;
    return `date, source: „${date}“, „${source}“. In einer Datei müssen alle Zeilen denselben Tag und dieselbe Quelle nennen.`;
  }
}

/** Derives the code from the BIC where it is left out and the country allows it. */
function withCode(fields: OwnListFields): OwnListFields {
  const isDerivable = fields.code === '' && countriesWithCodeFromBic.has(fields.country);
  return isDerivable ? { ...fields, code: fields.bic.slice(0, LETTERS_OF_BIC) } : fields;
}

function bankCodeError({ country, code }: OwnListFields): string | undefined {
  if (country === REGISTER_ONLY)
    return 'country: Deutsche Banken kommen nur aus der Bankleitzahlendatei der Bundesbank.';
  const pattern = bankCodePattern(country);
  if (!pattern) return notAllowed('country', country);
  return pattern.test(code) ? undefined : notAllowed('code', code);
}
