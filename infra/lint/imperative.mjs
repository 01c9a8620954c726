/** Base forms that end like other forms of a verb. */
const BASE_FORMS = new Set(
  'access address bring bypass compress discuss embed exceed express feed focus guess need pass press proceed process seed speed'.split(
    ' ',
  ),
);
const NO_VERB = /^(?:an?|the|who|what|when|where|whoever|nobody|no|each|every|its?|this|that|there)$/;

/**
 * Whether a subject begins with a verb in its base form: "add", not "adds", "added", "adding" or "a …".
 * @param {string} subject of a commit
 */
export function isImperative(subject) {
  const [word = ''] = subject.toLowerCase().split(/\s/);
  if (BASE_FORMS.has(word)) return true;
  return /^[a-z-]+$/.test(word) && !NO_VERB.test(word) && !/(?:ed|ing|s)$/.test(word);
}
