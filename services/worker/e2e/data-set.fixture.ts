import type { NewDataSet } from '@pruefer/banks';

/** Commerzbank Köln. */
export const bankRecord: NewDataSet['records'][number] = {
  bankCode: '37040044',
  isHolder: true,
  name: 'Commerzbank',
  postalCode: '50447',
  place: 'Köln',
  shortName: 'Commerzbank Köln',
  pan: null,
  bic: null,
  method: '13',
  recordNumber: '006143',
  change: 'U',
  deletionPlanned: false,
  successor: null,
};

/** A data set that holds from a day on; German with one bank unless told otherwise. */
export function dataSetOf(
  validFrom: string,
  version: string,
  records: NewDataSet['records'] = [bankRecord],
  country = 'DE',
): NewDataSet {
  return { version, country, source: 'Verlag', validFrom, validUntil: null, fingerprint: '0'.repeat(64), records };
}
