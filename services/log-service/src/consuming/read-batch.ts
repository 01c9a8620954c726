import { BadRecord } from './bad-record.js';
import type { DeadLetter } from './dead-letter.js';
import type { KafkaRecord, RecordBatch } from './record-batch.js';
import { RecordFields } from './record-fields.js';

/** Creates a row from the fields of an event and its record, or throws BadRecord. */
export type Reader<Row> = (fields: RecordFields, record: KafkaRecord) => Row;

export interface ReadRecord<Row> {
  readonly row: Row;
  readonly record: KafkaRecord;
  readonly batch: RecordBatch;
}

interface ReadResult<Row> {
  readonly records: ReadRecord<Row>[];
  readonly deadLetters: DeadLetter[];
}

/** Reads batches record by record. A bad record becomes a dead letter and does not block the others. */
export function readBatches<Row>(
  batches: readonly RecordBatch[],
  getReader: (batch: RecordBatch) => Reader<Row>,
): ReadResult<Row> {
  const result: ReadResult<Row> = { records: [], deadLetters: [] };
  for (const batch of batches) {
    const reader = getReader(batch);
    for (const record of batch.records) readRecord(record, batch, reader, result);
  }
  return result;
}

function readRecord<Row>(
  record: KafkaRecord,
  batch: RecordBatch,
  reader: Reader<Row>,
  { records, deadLetters }: ReadResult<Row>,
): void {
  try {
    records.push({ row: reader(RecordFields.of(record.value), record), record, batch });
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    deadLetters.push({ partition: batch, record, reason: error.message });
  }
}
