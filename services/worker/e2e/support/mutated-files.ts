import { createHash } from 'node:crypto';

/** The same numbers with every run. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

type Mutate = (file: Buffer, next: (below: number) => number) => Buffer;

const splitLines = (file: Buffer) => file.toString('latin1').split('\n');
const joinLines = (lines: readonly string[]) => Buffer.from(lines.join('\n'), 'latin1');

/** Ways in which a file is no longer as it was made. */
export const mutations: Readonly<Record<string, Mutate>> = {
  flip: (file, next) => {
    const copy = Buffer.from(file);
    const at = next(copy.length);
    copy[at] = copy[at]! ^ (1 << next(8));
    return copy;
  },
  cut: (file, next) => file.subarray(0, next(file.length)),
  remove: (file, next) => {
    const at = next(file.length - 20);
    return Buffer.concat([file.subarray(0, at), file.subarray(at + 1 + next(19))]);
  },
  insert: (file, next) => {
    const at = next(file.length);
    return Buffer.concat([file.subarray(0, at), Buffer.from([next(256)]), file.subarray(at)]);
  },
  swap: (file, next) => {
    const lines = splitLines(file);
    const [a, b] = [next(lines.length - 1), next(lines.length - 1)];
    if (lines[a] === lines[b]) return file.subarray(1);
    [lines[a], lines[b]] = [lines[b]!, lines[a]!];
    return joinLines(lines);
  },
  double: (file, next) => {
    const lines = splitLines(file);
    const at = next(lines.length - 1);
    return joinLines([...lines.slice(0, at), lines[at]!, ...lines.slice(at)]);
  },
  count: (file, next) => {
    const lines = splitLines(file);
    const countedLines = lines.flatMap((line, at) => (/^-- (rows|end)/.test(line) ? [at] : []));
    const at = countedLines[next(countedLines.length)]!;
    lines[at] = lines[at]!.replace(/rows (\d+)/, (_, rows: string) => `rows ${Number(rows) + 1 + next(9)}`);
    return joinLines(lines);
  },
  foreign: (file, next) => {
    const lines = splitLines(file);
    const copies = lines.flatMap((line, at) => (line.startsWith('COPY ') ? [at] : []));
    const at = copies[next(copies.length)]!;
    const tables = ['auth.session', 'pg_catalog.pg_authid', 'keys.outbox', 'logs.offsets'];
    lines[at] =
      next(2) === 0
        ? lines[at]!.replace(/COPY \S+/, `COPY ${tables[next(4)]!}`)
        : lines[at]!.replace('(', '(password_hash, ');
    return joinLines(lines);
  },
};

/** Recomputes the checksums after the change, as an informed attacker would. */
export function forge(file: Buffer, change: (text: string) => string): Buffer {
  const lines = change(file.toString('utf8')).split('\n');
  const doneLines: string[] = [];
  let block: string[] = [];
  let [isInBlock, rows, tables, last] = [false, 0, new Set<string>(), ''];
  for (const line of lines.slice(0, -2)) {
    if (line.startsWith('COPY ')) [isInBlock, block, last] = [true, [], line.split(' ')[1]!];
    else if (line === '\\.') isInBlock = false;
    else if (isInBlock) block.push(`${line}\n`);
    const isEnd = line.startsWith('-- rows ');
    if (isEnd) {
      rows += block.length;
      tables = tables.add(last);
    }
    const sum = createHash('sha256').update(block.join('')).digest('hex');
    doneLines.push(isEnd ? `-- rows ${block.length} sha256 ${sum}` : line);
  }
  const text = `${doneLines.join('\n')}\n`;
  const sha256 = createHash('sha256').update(text).digest('hex');
  return Buffer.from(`${text}-- end tables ${tables.size} rows ${rows} sha256 ${sha256}\n`);
}
