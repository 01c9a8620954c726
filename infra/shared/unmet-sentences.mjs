/**
 * @param {readonly (readonly [isMet: unknown, sentence: string])[]} conditions
 * @returns {string[]} sentences of the conditions that are not met
 */
export function unmetSentences(conditions) {
  return conditions.flatMap(([isMet, sentence]) => (isMet ? [] : [sentence]));
}
