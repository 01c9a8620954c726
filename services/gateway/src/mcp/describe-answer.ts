import type { BankFacts, IbanVerdict } from '@pruefer/contracts';

/** A verdict in English sentences. @param verdict with English reasons */
export function describeVerdict(verdict: IbanVerdict): string {
  const { valid, iban, error, errorCode, hint, warnings, suggestions, bankName, bankAddress, bic, checks } = verdict;
  const facts = formatFacts(bankName, bankAddress, bic);
  return [
    valid ? `The IBAN ${iban} is valid.` : `The IBAN ${iban} is invalid (${errorCode}). ${error}`,
    ...(hint ? [hint.message] : []),
    ...(facts ? [`Bank: ${facts}.`] : []),
    ...(checks.bic ? [`BIC: ${checks.bic.result}, ${checks.bic.reason}`] : []),
    ...warnings.map(({ code, message }) => `Warning (${code}): ${message}`),
    ...suggestions.map((suggestion) => `Suggestion, to be confirmed by a person: ${suggestion.iban}`),
  ].join('\n');
}

/** A bank in English sentences. */
export function describeBank({
  country,
  bankCode,
  name,
  address,
  bic,
  isDeleted,
  successor,
  dataSet,
}: BankFacts): string {
  return [
    `${country} ${bankCode}: ${formatFacts(name, address, bic)}.`,
    ...(isDeleted ? ['The bank code has been deleted.'] : []),
    ...(successor ? [`Successor: ${formatFacts(successor.bankCode, successor.name, successor.bic)}.`] : []),
    `Source: ${dataSet.source}, valid from ${dataSet.validFrom}.`,
  ].join('\n');
}

function formatFacts(first: string | null, second: string | null, bic: string | null): string {
  return [first, second, bic && `BIC ${bic}`].filter(Boolean).join(', ');
}
