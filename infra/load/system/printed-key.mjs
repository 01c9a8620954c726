// @ts-check

/**
 * The key in what the operator's command line prints: alone on its line.
 * @param {string} printed
 * @returns {string}
 * @throws {Error} when there is none
 */
export function printedKey(printed) {
  const [key] = /^iban_sk_[0-9a-f]{64}$/m.exec(printed) ?? [];
  if (!key) throw new Error('Die Befehlszeile von keys-service hat keinen Schlüssel ausgegeben.');
  return key;
}
