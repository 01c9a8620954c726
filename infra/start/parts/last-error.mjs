/** Messages of PostgreSQL about early or late clients, which are not the cause of a failure. */
const KNOCKS = /the database system is (?:starting up|shutting down|in recovery mode|not yet accepting connections)/;
const MAX_LENGTH = 300;
const JAVA_EXCEPTION = /^(?:[\w$]+\.)+[\w$]*(?:Exception|Error): (.+)/;

/** Patterns of errors in the logs of each program; the first group is the sentence. */
const MARKS = [
  // Kafka: [thread] ERROR class - sentence
  /^\[.*\] (?:ERROR|FATAL) \S+ - (.+)/,
  // PostgreSQL, and V8 without memory
  /\b(?:PANIC|FATAL|ERROR)(?: ERROR)?: +(.+)/,
  // Redis: 123:M 23 Nov 2026 21:02:27.421 # sentence
  /^\d+:[A-Z] .*? # (?!WARNING)(.+)/,
  // Node
  /^((?:\w*Error)(?: \[\w+\])?: .+)/,
  /^(\S+ cannot start:.*)/,
];

/**
 * The last error in a log of any part, as a sentence.
 * @param {string} text the end of a log: JSON lines of ours, lines of PostgreSQL, Redis, Kafka, Node
 * @param {number} [since] in milliseconds; errors from before do not count
 * @returns {string | undefined} undefined when there is none
 */
export function lastErrorIn(text, since = 0) {
  const lines = text.split('\n');
  const index = lines.findLastIndex((line) => extractSentence(line, since) !== undefined);
  const sentence = extractSentence(lines[index] ?? '', since);
  if (sentence === undefined) return undefined;
  // The details follow in separate lines.
  const [next = ''] = lines.slice(index + 1);
  const cause = JAVA_EXCEPTION.exec(next)?.[1];
  const isHead = sentence.endsWith('cannot start:');
  const fullSentence = isHead ? [sentence, ...lines.slice(index + 1)].join(' ').trim() : sentence;
  return (cause ? `${fullSentence}: ${cause}` : fullSentence).slice(0, MAX_LENGTH);
}

/**
 * @param {string} text the end of a log
 * @returns {string} its last error, else its last line
 */
export function lastWordsIn(text) {
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  return lastErrorIn(text) ?? String(objectIn(last)?.msg ?? last).slice(0, MAX_LENGTH);
}

/**
 * @param {string} line
 * @param {number} since
 * @returns {string | undefined} undefined: no error, or an older one
 */
function extractSentence(line, since) {
  const object = objectIn(line);
  if (object) {
    const isError = object.level === 'error' || object.level === 'fatal';
    return isError && !(Date.parse(object.time ?? '') < since) ? object.msg : undefined;
  }
  const time = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ UTC/.exec(line)?.[0];
  if ((time && Date.parse(time) < since) || KNOCKS.test(line)) return undefined;
  return MARKS.map((mark) => mark.exec(line)?.[1]).find((sentence) => sentence !== undefined);
}

/** @param {string} line @returns {{ level?: string, time?: string, msg?: string } | undefined} */
function objectIn(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
