import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A stack frame; messages are not changed. */
const LINE = /^ {4}at .*$/gm;
const FRAME = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/;

/** Above the number of files of a service; further names in a message are ignored. */
const MAX_FILES = 50;
/** Source maps by file, loaded with the first error. */
const maps = new Map<string, SourceMap | undefined>();

/**
 * Maps stack frames to source lines. Node's `--enable-source-maps` reads every map at the start, which costs each process 8 MB and 100 ms.
 * @param stack frames of other packages are kept
 */
export function withSourceLines(stack: string): string {
  return stack.replaceAll(LINE, (line) => line.replace(FRAME, toSourcePosition));
}

function toSourcePosition(frame: string, file: string, line: string, column: string): string {
  const entry = findSourceMap(file)?.findEntry(Number(line) - 1, Number(column) - 1);
  // A line without a mapping would get the last mapping before it.
  if (!entry || !('originalSource' in entry) || entry.generatedLine !== Number(line) - 1) return frame;
  return `${new URL(entry.originalSource, file).href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

function findSourceMap(file: string): SourceMap | undefined {
  if (!maps.has(file) && maps.size < MAX_FILES) maps.set(file, readMap(file));
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
