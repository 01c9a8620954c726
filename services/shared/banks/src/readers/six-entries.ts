import { knownRegisters } from '@pruefer/iban';
import type { BankFileRecord, BankFileSummary } from '../bank-file-record.js';
import { bankName, bic, type FieldRule, firstFieldError, placeName, postalCodePattern } from '../lines/field-rule.js';
import type { Findings } from '../lines/findings.js';
import { plainRecord } from '../lines/plain-record.js';

export const SIX = knownRegisters.CH;
const IID_LENGTH = 5;
/** Longer chains of mergers are treated as cycles. */
const MAX_HOPS = 10;
const countries = new Set(['CH', 'LI']);

/** The number of five-digit codes; both readers keep all entries until the end. */
export const MAX_SIX_ENTRIES = 10 ** IID_LENGTH;
export const TOO_MANY_ENTRIES = 'Die Datei hat mehr Einträge, als es Nummern (IID) gibt.';

const iid = /^\d{3,5}$/;

/** The used fields of a bank in the Bank Master, version 3. The IID alone identifies an entry: several banks may share one SIC IID. */
const fieldsOfBank = {
  iid: { label: 'IID/QR-IID', pattern: iid },
  name: { label: 'Name of bank/institution', pattern: bankName },
  postCode: { label: 'Post Code', pattern: postalCodePattern, mayBeBlank: true },
  townName: { label: 'Town Name', pattern: placeName, mayBeBlank: true },
  country: { label: 'Country', pattern: /^[A-Z]{2}$/ },
  bic: { label: 'BIC', pattern: bic, mayBeBlank: true },
} as const satisfies Readonly<Record<string, FieldRule>>;

/** The fields of an identifier that ended in a merger, which only has its successor. */
const fieldsOfMerged = {
  iid: { label: 'IID/QR-IID', pattern: iid },
  newIid: { label: 'New IID/QR-IID', pattern: iid },
} as const satisfies Readonly<Record<string, FieldRule>>;

export type SixEntry = Readonly<Record<keyof typeof fieldsOfBank | keyof typeof fieldsOfMerged, string>> & {
  readonly line: number;
  /** Replaced by `newIid`. */
  readonly isMerged: boolean;
};

/**
 * The entries of Switzerland and Liechtenstein; participants elsewhere have no IBANs there. QR-IIDs (30000 … 31999) are ordinary bank codes.
 * Merged identifiers remain in IBANs, so they are kept with their successor's facts.
 */
export function banksOfSix(entries: readonly SixEntry[], findings: Findings): BankFileSummary {
  const byIid = new Map(entries.map((entry) => [entry.iid, entry]));
  for (const entry of entries) {
    const error = entry.isMerged ? firstFieldError(fieldsOfMerged, entry) : firstFieldError(fieldsOfBank, entry);
    const holder = error === undefined ? findHolder(entry, byIid) : undefined;
    if (error !== undefined) findings.reject(entry.line, error);
    else if (!holder) findings.reject(entry.line, `New IID/QR-IID: ${entry.newIid} steht nicht in der Datei.`);
    else if (countries.has(holder.country)) findings.add(entry.line, holder.country, toBankFileRecord(entry, holder));
  }
  return findings.buildSummary(SIX);
}

/** The entry with the bank's facts: the entry itself, or its final successor. */
function findHolder(entry: SixEntry, byIid: ReadonlyMap<string, SixEntry>): SixEntry | undefined {
  let holder: SixEntry | undefined = entry;
  for (let hops = 0; holder?.isMerged && hops < MAX_HOPS; hops++) holder = byIid.get(holder.newIid);
  return holder?.isMerged || (holder && firstFieldError(fieldsOfBank, holder)) ? undefined : holder;
}

function toBankFileRecord({ iid: ownIid, isMerged }: SixEntry, holder: SixEntry): BankFileRecord {
  const { iid: holderIid, name, bic: ownBic, postCode: postalCode, townName: place } = holder;
  const id = { bankCode: ownIid.padStart(IID_LENGTH, '0'), recordNumber: ownIid, isHolder: true };
  return {
    ...plainRecord({ ...id, name, bic: ownBic, postalCode, place }),
    deletionPlanned: isMerged,
    successor: isMerged ? holderIid.padStart(IID_LENGTH, '0') : null,
  };
}
