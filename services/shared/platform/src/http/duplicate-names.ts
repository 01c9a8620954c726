const BACKSLASH = 92;
const COLON = 58;
const LAST_BLANK = 32;

/** A duplicate field of an object in a JSON text. */
export interface DuplicateName {
  readonly name: string;
  /** Line of the object in the list around it, from 1; undefined outside a list. */
  readonly line: number | undefined;
}

/**
 * The first field that an object in a JSON text has twice: `JSON.parse` keeps the last one without a word, and which one the sender meant is
 * unknown. Names in the text are counted and compared with those of the parsed value, which takes about as long as parsing; only when they differ is
 * the text read again for the place.
 * @param text valid JSON
 * @param value parsed from it, not deeply nested
 */
export function duplicateName(text: string, value: unknown): DuplicateName | undefined {
  return namesInText(text) === namesInValue(value) ? undefined : firstDuplicate(text);
}

/** Strings, with the colon after a name, and the signs that open, separate and close. */
const TOKENS = /("[^"\\]*(?:\\.[^"\\]*)*")[ \t\r\n]*(:?)|[{}[\],]/g;

function firstDuplicate(text: string): DuplicateName | undefined {
  const open: { readonly names: Set<string>; isList: boolean; line: number }[] = [];
  for (const [token, string, colon] of text.matchAll(TOKENS)) {
    const inner = open.at(-1);
    if (token === '{' || token === '[') open.push({ names: new Set(), isList: token === '[', line: 1 });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',') inner!.line++;
    else if (colon) {
      const name = JSON.parse(string!) as string;
      if (inner!.names.has(name)) return { name, line: open.findLast(({ isList }) => isList)?.line };
      inner!.names.add(name);
    }
  }
  return undefined;
}

/** A string that a colon follows is a name. */
function namesInText(text: string): number {
  let count = 0;
  let end = -1;
  for (let begin = text.indexOf('"'); begin !== -1; begin = text.indexOf('"', end + 1)) {
    end = endOfString(text, begin);
    let next = end + 1;
    while (text.charCodeAt(next) <= LAST_BLANK) next++;
    if (text.charCodeAt(next) === COLON) count++;
  }
  return count;
}

function endOfString(text: string, begin: number): number {
  let end = text.indexOf('"', begin + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

/** An odd number of backslashes before it. */
function isEscaped(text: string, index: number): boolean {
  let first = index;
  while (text.charCodeAt(first - 1) === BACKSLASH) first--;
  return (index - first) % 2 === 1;
}

function namesInValue(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  let count = Array.isArray(value) ? 0 : inner.length;
  for (const part of inner) count += namesInValue(part);
  return count;
}
