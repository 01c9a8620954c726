import { type LogEntry, requestFieldList, type Times } from '@pruefer/contracts';
import { findBankSource } from '@pruefer/iban';
import { bankSourcePhrase } from '~/texts/de/bank-source.js';
import { tc } from '~/texts/de-console.js';
import type { FactRow } from '~/ui/panel/FactRows.js';
import { Moment } from '~/ui/text/Moment.js';
import { Mono } from '~/ui/text/Mono.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { GroupedIban } from '../values/GroupedIban.js';
import { statusName, statusTone } from '../values/log-status.js';
import { durationText, parseLogChannel } from '../values/log-values.js';

const UNKNOWN = '??';
const { columns, details } = tc.logs;

/**
 * Lists all stored values of a request except the details of the bank.
 * @param isDrawn leaves out the IBAN, because it is drawn above
 */
export function entryFacts(entry: LogEntry, times: Times, isDrawn = false): FactRow[] {
  const { timestamp, statusCode, count, clientName, country, errorMessage } = entry;
  return [
    { label: columns.status, value: <StatusLabel tone={statusTone(statusCode)}>{statusName(statusCode)}</StatusLabel> },
    { label: columns.time, value: <Moment at={timestamp} times={times} /> },
    { label: columns.responseTime, value: durationText(entry.responseTime) },
    ...(count > 1 ? [{ label: details.count, value: tc.logs.bundled(count) }] : []),
    { label: columns.channel, value: tc.logs.channels[parseLogChannel(entry.channel)] },
    code(columns.apiKey, entry.apiKeyId, tc.logs.public),
    ...(clientName ? [{ label: details.client, value: clientName }] : []),
    code(columns.ipAddress, entry.ipAddress),
    ...(isDrawn ? [] : [ibanFact(entry.iban)]),
    { label: details.country, value: country === UNKNOWN ? tc.logs.none : details.countryOf(country) },
    { label: details.error, value: errorMessage ?? tc.logs.none, ...(errorMessage && { copy: errorMessage }) },
    ...(entry.errorCode ? [code(details.errorCode, entry.errorCode)] : []),
    code(details.requestId, entry.requestId),
    ...codes.map(({ label, of }) => code(label, of(entry))),
    ...sourceOfBank(entry, times),
  ];
}

function ibanFact(iban: string | null): FactRow {
  if (iban === null) return code(columns.iban, null);
  return { label: columns.iban, value: <GroupedIban iban={iban} wraps />, copy: iban };
}

/** The source of the stored bank data; empty when no bank was found. */
function sourceOfBank({ bankDetails, country, dataVersion }: LogEntry, { ofDay }: Times): FactRow[] {
  if (!bankDetails?.bankName) return [];
  const { authority, publisher } = bankDetails;
  const source = findBankSource({
    country,
    dataVersion,
    ...(authority && publisher && { source: { authority, publisher } }),
  });
  return source ? [{ label: details.bankSource, value: bankSourcePhrase(source, ofDay) }] : [];
}

const ownLabels: Readonly<Record<string, string>> = { dataVersion: details.dataVersion };

const codes = requestFieldList
  .filter(({ isCode }) => isCode)
  .map(({ name, entry, heading = '' }) => ({
    label: ownLabels[name] ?? heading,
    of: (row: LogEntry) => (row[entry as keyof LogEntry] as string | null | undefined) ?? null,
  }));

/** A value in a fixed-width font, with a button that copies it. */
function code(label: string, value: string | null, none: string = tc.logs.none): FactRow {
  return value === null ? { label, value: none } : { label, value: <Mono>{value}</Mono>, copy: value };
}
