import type { TypedRun } from './typed-runs.js';

/** A goal that a busy machine misses ends a measurement with 1, too. */
const whateverTheSpeed = (line: string) => `${line} || true`;

/** What measures or proves something, with the smallest bounds it takes. Those that take many minutes print their usage only. */
export const measuringRuns: readonly TypedRun[] = [
  // The system of these tests has the data folder already.
  { line: 'npm run dev -- keys', code: 1, printed: /läuft schon auf diesem Datenordner/, isLong: true },
  {
    line: 'npm run bench',
    typed: () =>
      whateverTheSpeed('npm run bench -- --url http://localhost:8080 --seconds 1 --rounds 1 --connections 2'),
    printed: /^Verträge, deren Bücher nicht übereinstimmen +0,00 /m,
    isLong: true,
  },
  {
    line: 'npm run bench -- --idle',
    typed: () => 'npm run bench -- --idle --help',
    printed: /^ {2}--idle /m,
    isLong: true,
  },
  {
    line: 'npm run bench:engine',
    typed: () => 'npm run bench:engine -- --help',
    printed: /^Aufruf: npm run bench:engine /m,
    isLong: true,
  },
  {
    line: 'npm run bench:logs',
    typed: () => 'npm run bench:logs -- --help',
    printed: /^Aufruf: npm run bench:logs /m,
    isLong: true,
  },
  {
    line: 'npm run bench:truth',
    typed: () => 'npm run bench:truth -- --help',
    printed: /^Aufruf: npm run bench:truth /m,
    isLong: true,
  },
  {
    line: 'npm run check:upgrade -- --from COMMIT',
    typed: () => 'npm run check:upgrade -- --from HEAD --help',
    printed: /^ {2}--from STAND /m,
    isLong: true,
  },
  {
    line: 'npm run check:images',
    typed: () => 'npm run check:images -- --help',
    printed: /^ {2}--engine NAME /m,
    isLong: true,
  },
  {
    line: 'npm run check:images -- --local-bases',
    typed: () => 'npm run check:images -- --local-bases --help',
    printed: /^ {2}--local-bases /m,
    isLong: true,
  },
];
