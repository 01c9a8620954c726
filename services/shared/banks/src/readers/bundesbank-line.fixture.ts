const commerzbank = {
  bankCode: '37040044',
  holder: '1',
  name: 'Commerzbank',
  postalCode: '50447',
  place: 'Köln',
  shortName: 'Commerzbank Köln',
  pan: '24370',
  bic: 'COBADEFFXXX',
  method: '13',
  recordNumber: '006143',
  change: 'U',
  deletion: '0',
  successor: '00000000',
};

const widths = [8, 1, 58, 5, 35, 27, 5, 11, 2, 6, 1, 1, 8];

/** A line of the Bundesbank's file: Commerzbank Köln with some changed fields. */
export function bundesbankLine(change: Partial<typeof commerzbank> = {}): string {
  return Object.values({ ...commerzbank, ...change })
    .map((value, index) => value.padEnd(widths[index] ?? 0))
    .join('');
}

/** A complete file in the Bundesbank's encoding: ISO-8859-1, CR LF. */
export function bundesbankFile(...lines: string[]): Uint8Array {
  return Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1');
}
