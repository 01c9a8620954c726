/** The columns that define the state of a bank; `change` is only the publisher's note on them. */
const columns = ['name', 'short_name', 'bic', 'postal_code', 'place', 'pan', 'method', 'deletion_planned', 'successor'];

/** SQL for a record's state as JSON. @param bank alias of the record; @param successor alias of the left-joined record of the successor */
export function bankStateSql(bank: string, successor: string): string {
  return `json_build_object(
    'name', ${bank}.name, 'shortName', ${bank}.short_name, 'bic', ${bank}.bic, 'postalCode', ${bank}.postal_code,
    'place', ${bank}.place, 'pan', ${bank}.pan, 'checkDigitMethod', ${bank}.method,
    'deletionPlanned', ${bank}.deletion_planned,
    'successor', CASE WHEN ${bank}.successor IS NOT NULL THEN json_build_object(
      'bankCode', ${bank}.successor, 'name', ${successor}.name, 'bic', ${successor}.bic) END)`;
}

/** SQL condition for two records with different states; a missing record differs from any other. */
function differentStateSql(a: string, b: string): string {
  const row = (alias: string) => `(${columns.map((column) => `${alias}.${column}`).join(', ')})`;
  return `${row(a)} IS DISTINCT FROM ${row(b)}`;
}

/** SQL for the banks of one data set that are not deleted, one row each. @param where condition that selects the data set's records */
function banksSql(from: string, where: string): string {
  return `(SELECT * FROM ${from} WHERE ${where} AND is_holder AND change <> 'D')`;
}

/** SQL for the banks of a stored data set. @param id SQL for its id */
export function storedBanksSql(id: string): string {
  return banksSql('banks.bank', `data_set_id = ${id}`);
}

/** SQL for a country's banks that are being imported. @param country SQL for its code */
export function stagedBanksSql(country: string): string {
  return banksSql('pg_temp.staged_bank', `country = ${country}`);
}

/** SQL for the number of bank codes that differ between two sets of banks, in one row. */
export function differenceSql(before: string, after: string): string {
  return `SELECT (count(*) FILTER (WHERE b.bank_code IS NULL))::int AS added,
      (count(*) FILTER (WHERE a.bank_code IS NULL))::int AS removed,
      (count(*) FILTER (WHERE a.bank_code IS NOT NULL AND b.bank_code IS NOT NULL))::int AS changed,
      (count(*) FILTER (WHERE a.bank_code IS NOT NULL AND b.bank_code IS NOT NULL AND a.bic IS DISTINCT FROM b.bic))::int
        AS "bicChanged"
    FROM ${before} b FULL JOIN ${after} a USING (bank_code)
   WHERE ${differentStateSql('b', 'a')}`;
}

/**
 * SQL for the differences between two stored data sets, one row for each bank code: `BankChange` without its file.
 * @param before SQL for the id of the earlier one
 * @param after SQL for the id of the later one
 */
export function changesSql(before: string, after: string): string {
  return `SELECT coalesce(b.bank_code, a.bank_code) AS "bankCode",
      CASE WHEN b.bank_code IS NULL THEN 'added' WHEN a.bank_code IS NULL THEN 'removed' ELSE 'changed' END AS kind,
      CASE WHEN b.bank_code IS NOT NULL THEN ${bankStateSql('b', 'sb')} END AS before,
      CASE WHEN a.bank_code IS NOT NULL THEN ${bankStateSql('a', 'sa')} END AS after
    FROM ${storedBanksSql(before)} b FULL JOIN ${storedBanksSql(after)} a USING (bank_code)
    LEFT JOIN banks.bank sb ON sb.data_set_id = ${before} AND sb.bank_code = b.successor AND sb.is_holder
    LEFT JOIN banks.bank sa ON sa.data_set_id = ${after} AND sa.bank_code = a.successor AND sa.is_holder
   WHERE ${differentStateSql('b', 'a')}`;
}
