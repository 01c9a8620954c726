/** Idioms that slow a reader down: write subject, verb and object instead (docs/GLOSSARY.md has the nouns). */
const IDIOMS = [
  /\b(?:who|whoever|whom|nobody|somebody|everybody|shall|beside|anew|lies|stands)\b/gi,
  /\b(?:tells?|told|gone|goes|went|once more)\b/gi,
  /\b(?:by itself|by themselves|of its own|of their own|so many|so much|so long)\b/gi,
  /\bwhat (?:is|was|were|has|had|comes|came|goes|stands|lies|follows|they|it|we|of)\b/gi,
  /\b(?:of now|is over|for itself)\b/gi,
];
/** Begins a docstring without a subject, such as "Of the key": write "Name of the key". */
const FRAGMENT = /\/\*\*\s+(?:\* )?(?:Of|Whose|So|Until|That|None|By|It|Its|They|In place)\b.*/g;
/** Names that describe an action instead of a thing. */
const PARTICIPLE =
  /^(?:answered|asked|changed|chosen|cleaned|counted|done|drawn|ended|found|given|gone|held|kept|known|left|listed|loaded|looked|made|matched|merged|missing|moved|named|noted|nothing|opened|others?|placed|planned|published|read|received|refused|removed|replaced|restored|said|saved|seen|sent|shown|sorted|started|stopped|stored|taken|told|tried|typed|used|waiting|wanted|whole|written|once|again|alone|behind|later|earlier|older|younger|everything|something)$/;

const COMMENT = /\/\*\*?([^]*?)\*\/|(?:^|\s)\/\/(.*)$/gm;
const HASH_COMMENT = /(?:^|\s)#\s+(.*)$/gm;
const TITLE =
  /\b(?:describe|it)(?:\.\w+)*(?:\((?:\[[^]*?\]|\w+)(?: as const)?\s*\)|\([^()'"`]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^])*)\1/g;
const LOCAL = /\b(?:const|let)\s+(\w+)\s*(?::[^=]+)?=/g;

/**
 * Measures how plainly source text is written.
 * @param {readonly string[]} sources texts of files
 * @returns {{ idioms: number, participles: number }} idioms per 10,000 words of comments, and participles per 1,000 names of local values
 */
export function plainness(sources) {
  const comments = sources
    .flatMap((source) => [...source.matchAll(COMMENT)].map(([, block, line]) => block ?? line ?? ''))
    .join(' ')
    .replaceAll(/@\w+/g, ' ');
  const locals = sources.flatMap((source) => [...source.matchAll(LOCAL)].map(([, name = '']) => name));
  const participles = locals.filter((name) => PARTICIPLE.test(name)).length;
  return { idioms: idiomsIn(comments), participles: rate(participles, locals.length, 1_000) };
}

/**
 * Measures how plainly comments of settings and manifests are written, such as those of YAML.
 * @param {readonly string[]} sources texts of files whose comments begin with #
 * @returns {number} idioms per 10,000 words of comments
 */
export function plainnessOfSettings(sources) {
  return idiomsIn(sources.flatMap((source) => [...source.matchAll(HASH_COMMENT)].map(([, text]) => text)).join('\n'));
}

/**
 * @param {string} source text of a file
 * @returns {string[]} docstrings that begin with a fragment
 */
export function fragmentsIn(source) {
  return source.match(FRAGMENT) ?? [];
}

/**
 * Measures how plainly the titles of tests are written.
 * @param {readonly string[]} sources texts of test files
 * @returns {number} idioms per 10,000 words of titles
 */
export function plainnessOfTitles(sources) {
  return idiomsIn(sources.flatMap((source) => [...source.matchAll(TITLE)].map(([, , title = '']) => title)).join('\n'));
}

/**
 * @param {string} text
 * @returns {number} idioms per 10,000 words
 */
export function idiomsIn(text) {
  const words = text.match(/[a-z]+/gi)?.length ?? 0;
  const idioms = IDIOMS.reduce((count, idiom) => count + [...text.matchAll(idiom)].length, 0);
  return rate(idioms, words, 10_000);
}

/** @param {number} count @param {number} total @param {number} per */
function rate(count, total, per) {
  return total === 0 ? 0 : Math.round((count / total) * per);
}
