import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A line of a stack; the message before them is not looked into. */
const LINE = /^ {4}at .*$/gm;
const FRAME = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/;

/** More files than a service has; whatever a message may name beyond them is not looked for. */
const MOST_FILES = 50;
/** Of files that errors came from: none is read while there is no error. */
const maps = new Map<string, SourceMap | undefined>();

/**
 * A stack that names the lines our code was written in, not those of the files it was built into. Node's own way, a flag, reads every map
 * at the start, which costs each process 8 MB and a tenth of a second; this one reads them with the first error, once.
 * @param stack may hold lines of other people's code, which stay as they are
 */
export function withSourceLines(stack: string): string {
  return stack.replaceAll(LINE, (line) => line.replace(FRAME, sourceOf));
}

function sourceOf(frame: string, file: string, line: string, column: string): string {
  const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
  // A line without any of ours is given the last one before it.
  if (!entry || !('originalSource' in entry) || entry.generatedLine !== Number(line) - 1) return frame;
  return `${new URL(entry.originalSource, file).href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file) && maps.size < MOST_FILES) maps.set(file, readMap(file));
  return maps.get(file);
}

function readMap(file: string): SourceMap | undefined {
  if (file.includes('/node_modules/')) return undefined;
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
