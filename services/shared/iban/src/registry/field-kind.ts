export type FieldKind =
  | 'country'
  | 'checkDigits'
  | 'bank'
  | 'branch'
  | 'account'
  | 'nationalCheckDigits'
  | 'accountPrefix'
  | 'accountType'
  | 'currency'
  | 'holder'
  | 'reserve';
