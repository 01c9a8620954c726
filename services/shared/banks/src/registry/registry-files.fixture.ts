/** A small registry in SWIFT's layout with four countries. */
export const swiftLines: readonly string[] = [
  'Data element\tDescription - Pattern - Example\tDescription - Pattern - Example\tDescription - Pattern - Example\tDescription - Pattern - Example',
  'Name of country\tBelgium\tGermany\tGeorgia\tUganda',
  'IBAN prefix country code (ISO 3166)\tBE\tDE\tGE\tUG',
  'Country code includes other countries/territories\tN/A\tN/A\tN/A\t"XA, XB"',
  'SEPA country\tYes\tYes\tYes\tNo',
  'BBAN structure\t3!n7!n2!n\t8!n10!n\t2!a16!n\t4!a3!n12!n',
  'BBAN length\t12\t18\t18\t19',
  'Bank identifier position within the BBAN\t1-3\t1-8\t1-2\t1-4 ',
  'Branch identifier position within the BBAN\t\tN/A\t\t5-7',
  'IBAN structure\tBE2!n3!n7!n2!n\tDE2!n8!n10!n\tGE2!n2!a16!n\tUG2!n4!a3!n12!n',
  'IBAN length\t16\t22\t22\t23',
  'Effective date\tApr-07\tJul-07\tMay-10\tMar-27',
  'Contact details\tSomebody\tSomebody\tSomebody\t"Somebody',
  'with ""two"" lines"',
  '',
];

/** Changes in the product's own layout. */
export const csvLines: readonly string[] = [
  'country;structure;length;bank;branch;sepa;from;source',
  'BE;BE2!n4!n12!n;20;1-4;;;2027-07-01;Febelfin',
  'GE;;;;;2027-06-01;;Febelfin',
];

/** Replaces one line. */
export function withLine(lines: readonly string[], line: number, text: string): Uint8Array {
  return toBytes(lines.with(line - 1, text));
}

/** In the publisher's line format: CR LF. */
export function toBytes(lines: readonly string[]): Uint8Array {
  return Buffer.from(lines.join('\r\n'));
}
