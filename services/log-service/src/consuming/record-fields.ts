import { BadRecord } from './bad-record.js';

/** Largest record that is read at all (docs/SECURITY.md D3). */
export const MAX_RECORD_BYTES = 64 * 1_024;

const UUID = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;
/** `2026-11-20T13:07:31.123Z` */
const USUAL_LENGTH = 24;
const SHA256_HEX = /^[0-9a-f]{64}$/;

/**
 * Validates the fields of an event by hand, because class-validator takes longer than storing the row; a test compares both.
 * PostgreSQL accepts every value that passes here. Every reader throws BadRecord.
 */
export class RecordFields {
  private constructor(private readonly fields: Readonly<Record<string, unknown>>) {}

  /** @param value of a Kafka record: UTF-8 JSON of one object */
  static of(value: Buffer | null): RecordFields {
    if (value === null) throw new BadRecord('no value');
    if (value.length > MAX_RECORD_BYTES) throw new BadRecord('larger than 64 KB');
    const fields = parse(value);
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
      throw new BadRecord('not a JSON object');
    return new RecordFields(fields as Record<string, unknown>);
  }

  text(name: string, atMost: number): string {
    const value = this.fields[name];
    if (typeof value === 'string' && value.length <= atMost && isStorable(value)) return value;
    throw new BadRecord(`${name}: not a text of at most ${atMost} characters`);
  }

  textOrNull(name: string, atMost: number): string | null {
    return this.isAbsent(name) ? null : this.text(name, atMost);
  }

  uuid(name: string): string {
    return this.textMatching(name, UUID, 'a UUID');
  }

  sha256(name: string): string {
    return this.textMatching(name, SHA256_HEX, 'a SHA-256 in hex');
  }

  sha256OrNull(name: string): string | null {
    return this.isAbsent(name) ? null : this.sha256(name);
  }

  /** The instant normalized to ISO 8601 in UTC with milliseconds. */
  instant(name: string): string {
    const text = this.textMatching(name, INSTANT, 'an instant in ISO 8601');
    const time = new Date(text);
    if (Number.isNaN(time.getTime())) throw new BadRecord(`${name}: not an instant in ISO 8601`);
    return isUsualForm(text, time) ? text : time.toISOString();
  }

  number(name: string, atLeast: number, atMost: number): number {
    const value = this.fields[name];
    if (typeof value === 'number' && value >= atLeast && value <= atMost) return value;
    throw new BadRecord(`${name}: not a number from ${atLeast} to ${atMost}`);
  }

  integer(name: string, atLeast: number, atMost: number): number {
    const value = this.number(name, atLeast, atMost);
    if (Number.isInteger(value)) return value;
    throw new BadRecord(`${name}: not an integer`);
  }

  integerOrNull(name: string, atLeast: number, atMost: number): number | null {
    return this.isAbsent(name) ? null : this.integer(name, atLeast, atMost);
  }

  boolean(name: string): boolean {
    const value = this.fields[name];
    if (typeof value === 'boolean') return value;
    throw new BadRecord(`${name}: not a boolean`);
  }

  booleanOrNull(name: string): boolean | null {
    return this.isAbsent(name) ? null : this.boolean(name);
  }

  objectOrNull(name: string): RecordFields | null {
    if (this.isAbsent(name)) return null;
    const value = this.fields[name];
    if (typeof value === 'object' && !Array.isArray(value)) return new RecordFields(value as Record<string, unknown>);
    throw new BadRecord(`${name}: not an object`);
  }

  private textMatching(name: string, pattern: RegExp, what: string): string {
    const value = this.fields[name];
    if (typeof value === 'string' && pattern.test(value)) return value;
    throw new BadRecord(`${name}: not ${what}`);
  }

  private isAbsent(name: string): boolean {
    const value = this.fields[name];
    return value === null || value === undefined;
  }
}

function parse(value: Buffer): unknown {
  try {
    return JSON.parse(value.toString());
  } catch {
    throw new BadRecord('not JSON');
  }
}

/** Whether an instant already has the normalized form, like nearly all; this avoids formatting it. */
function isUsualForm(text: string, time: Date): boolean {
  // A day that its month does not have has become one of the next month.
  return text.length === USUAL_LENGTH && text.endsWith('Z') && Number(text.slice(8, 10)) === time.getUTCDate();
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
function isStorable(text: string): boolean {
  // Nearly all texts have no surrogates, and this check is faster than looking for unpaired ones.
  return !/[\0\ud800-\udfff]/.test(text) || !/[\0\p{Surrogate}]/u.test(text);
}
