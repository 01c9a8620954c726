import type { BankDetails } from './bank-details.js';

/** Statuses of the log: 200 valid, 400 invalid IBAN, 401 refused key, 429 quota used up, 503 taken back because the caller got no answer. */
export const answeredStatuses = [200, 400, 401, 429, 503] as const;
export type AnsweredStatus = (typeof answeredStatuses)[number];

/** Forms of values, which decide how a value is checked, stored and displayed. */
interface Forms {
  uuid: string;
  instant: string;
  text: string;
  /** 64 hexadecimal digits. */
  sha256: string;
  integer: number;
  status: AnsweredStatus;
  milliseconds: number;
  bank: BankDetails;
}

/** Describes one field of a checked request for all steps from the check to the screen. */
export interface RequestField {
  readonly form: keyof Forms;
  /** Maximum length of a text, in characters. */
  readonly max?: number;
  /** Origin, if not the verdict: the gateway, which sends it with the check, or the log. */
  readonly from?: 'gateway' | 'log';
  /** The event may contain null: unknown or not stored. */
  readonly nullable?: true;
  /** Backup schema that first contains the field: `SCHEMA_VERSION` + 1 of `services/worker/src/backup/content/tables.ts`; older data lacks it. */
  readonly added?: number;
  /** The value reveals the IBAN: an erasure empties it. */
  readonly tellsIban?: true;
  /** Every row of the log has a value, including refused requests. */
  readonly always?: true;
  /** Column of `logs.requests`. */
  readonly column?: string;
  /** Name in the calls of the console, which are older than the names of the log. */
  readonly entry?: string;
  /** Heading in the CSV file, in the order of this list. */
  readonly heading?: string;
  /** The console shows the raw value in the details for copying, under its heading unless it has a separate name there. */
  readonly isCode?: true;
}

/** All fields of a checked request: check, outbox row, event, log row, log entry and CSV line derive from this list (docs/CHANGING.md). */
export const requestFields = {
  /** When the gateway received the check; its UTC day decides the partition. */
  at: { form: 'instant', always: true, column: 'at', entry: 'timestamp', heading: 'Zeitpunkt' },
  contractId: { form: 'integer', nullable: true, column: 'contract_id' },
  /** null: a public request. */
  keyId: { form: 'text', max: 64, nullable: true, column: 'key_id', entry: 'apiKeyId', heading: 'API-Schlüssel' },
  /** Client name of the key; null for public requests and until keys-service has published the key. */
  clientName: { form: 'text', from: 'log', entry: 'clientName', heading: 'Kunde' },
  /** The caller's full address: kept for the log's `LOG_DETAILS_DAYS`, apart from the row. */
  address: { form: 'text', max: 45 },
  /** Network of the address (/24 or /48), kept for ever. Entries show the full address while it is stored. */
  addressShort: { form: 'text', max: 45, column: 'address_short', entry: 'ipAddress', heading: 'IP-Adresse' },
  /** Keyed hash (HMAC-SHA-256) of the full address, for exact search at any age. */
  addressHash: { form: 'sha256', column: 'address_hash' },
  /** The full IBAN (setting `full`), stored as long as the full address; null with the settings `masked` and `none`. */
  iban: { form: 'text', max: 38, nullable: true, tellsIban: true },
  /** Country, check digits and last four characters (setting `masked`); null with `none`, and with `full`, where log-service masks it. */
  ibanMasked: {
    form: 'text',
    max: 38,
    nullable: true,
    tellsIban: true,
    column: 'iban_masked',
    entry: 'iban',
    heading: 'IBAN',
  },
  /** Keyed hash of the IBAN; null where it was erased. */
  ibanHash: { form: 'sha256', nullable: true, tellsIban: true, column: 'iban_hash' },
  status: { form: 'status', always: true, column: 'status', entry: 'statusCode', heading: 'Status' },
  /** Number of requests of the row: equal refusals by the gateway within ten seconds share one row. */
  count: { form: 'integer', from: 'log', always: true, column: 'count', entry: 'count', heading: 'Anfragen' },
  /** Wait in the gateway plus the time to the verdict; null: not measured. */
  responseTimeMs: {
    form: 'milliseconds',
    column: 'response_time_us',
    entry: 'responseTime',
    heading: 'Antwortzeit (ms)',
  },
  /** Country of the IBAN; `??`: unknown country code. */
  country: { form: 'text', max: 2, always: true, column: 'country', entry: 'country', heading: 'Land' },
  errorCode: {
    form: 'text',
    max: 64,
    nullable: true,
    column: 'error_code',
    entry: 'errorCode',
    heading: 'Fehlercode',
  },
  errorMessage: {
    form: 'text',
    max: 500,
    nullable: true,
    tellsIban: true,
    column: 'error_message',
    entry: 'errorMessage',
    heading: 'Fehlermeldung',
  },
  bankDetails: {
    form: 'bank',
    nullable: true,
    tellsIban: true,
    column: 'bank_details',
    entry: 'bankDetails',
    heading: 'Bank',
  },
  dataVersion: {
    form: 'text',
    max: 40,
    nullable: true,
    column: 'data_version',
    entry: 'dataVersion',
    heading: 'Datenstand',
    isCode: true,
  },
  requestId: {
    form: 'text',
    max: 64,
    from: 'gateway',
    column: 'request_id',
    entry: 'requestId',
    heading: 'Anfrage-Kennung',
  },
  /** Origin of the check, `single`, `bulk` or `file`; null in rows from before bulk calls existed. */
  channel: {
    form: 'text',
    max: 8,
    from: 'gateway',
    added: 4,
    column: 'channel',
    entry: 'channel',
    heading: 'Kanal',
  },
  id: { form: 'uuid', always: true, column: 'id', entry: 'id', heading: 'Eintrag' },
} as const satisfies Readonly<Record<string, RequestField>>;

type Fields = typeof requestFields;
export type RequestFieldName = keyof Fields;

type NameOf<Described> = {
  [Name in RequestFieldName]: Fields[Name] extends Described ? Name : never;
}[RequestFieldName];

type FormOf<Name extends RequestFieldName> = Fields[Name]['form'];
type Value<Name extends RequestFieldName> = Forms[FormOf<Name>];
type ValueOfEvent<Name extends RequestFieldName> =
  Value<Name> | (Fields[Name] extends { readonly nullable: true } | IsAdded ? null : never);
/** The log also contains refusals by other services, with other statuses and without most fields. */
type ValueOfLog<Name extends RequestFieldName> =
  | (FormOf<Name> extends 'status' ? number : Value<Name>)
  | (Fields[Name] extends { readonly always: true } ? never : null);

interface IsAdded {
  readonly added: number;
}
type Added = NameOf<IsAdded>;
type OptionalWhere<Names extends PropertyKey, Shape> = Omit<Shape, Names> & Partial<Pick<Shape, Names & keyof Shape>>;

type EventFields = { [Name in Exclude<RequestFieldName, NameOf<{ readonly from: 'log' }>>]: ValueOfEvent<Name> };
type CheckFields = Pick<EventFields, NameOf<{ readonly from: 'gateway' }> & keyof EventFields>;

/** Fields of the event where validation-service creates it. */
export type RequestFacts = Readonly<EventFields>;
/** Fields that the gateway sends and the event copies unchanged. */
export type CarriedFacts = Readonly<CheckFields>;

/** Fields of the event where it is read: events from before an update lack the added fields. */
export type RequestFactsOnTheWay = OptionalWhere<Added, EventFields>;
export type CarriedFactsOnTheWay = OptionalWhere<Added, CheckFields>;

export type RequestRow = {
  readonly [Name in Exclude<RequestFieldName, 'responseTimeMs' | 'clientName'>]: ValueOfLog<Name>;
};

type EntryName = NameOf<{ readonly entry: string }>;
export type RequestEntry = {
  [Name in EntryName as Fields[Name] extends IsAdded ? never : Fields[Name]['entry']]: ValueOfLog<Name>;
} & {
  [Name in EntryName as Fields[Name] extends IsAdded ? Fields[Name]['entry'] : never]?: ValueOfLog<Name>;
};

export interface DescribedField extends RequestField {
  readonly name: RequestFieldName;
}

/** The fields in order, for code that builds statements or decorators when a module loads. */
export const requestFieldList: readonly DescribedField[] = (Object.keys(requestFields) as RequestFieldName[]).map(
  (name) => ({ name, ...requestFields[name] }),
);

/** Fields that came with an update, oldest first: formats with positions append them. */
export const addedFields = requestFieldList
  .flatMap(({ added, ...field }) => (added === undefined ? [] : [{ ...field, added }]))
  .toSorted((a, b) => a.added - b.added);
