/** The columns that tell one state of a bank from another; `change` is only the publisher's note about them. */
const columns = ['name', 'short_name', 'bic', 'postal_code', 'place', 'pan', 'method', 'deletion_planned', 'successor'];

/**
 * SQL for what a record says of a bank, as JSON.
 * @param bank alias of the record
 * @param successor alias of the record of the bank that took over, joined from the left
 */
export function bankStateSql(bank: string, successor: string): string {
  return `json_build_object(
    'name', ${bank}.name, 'shortName', ${bank}.short_name, 'bic', ${bank}.bic, 'postalCode', ${bank}.postal_code,
    'place', ${bank}.place, 'pan', ${bank}.pan, 'checkDigitMethod', ${bank}.method,
    'deletionPlanned', ${bank}.deletion_planned,
    'successor', CASE WHEN ${bank}.successor IS NOT NULL THEN json_build_object(
      'bankCode', ${bank}.successor, 'name', ${successor}.name, 'bic', ${successor}.bic) END)`;
}

/** SQL that is true when two records say different things; one that is missing differs from any other. */
export function differentStateSql(one: string, other: string): string {
  const row = (alias: string) => `(${columns.map((column) => `${alias}.${column}`).join(', ')})`;
  return `${row(one)} IS DISTINCT FROM ${row(other)}`;
}
