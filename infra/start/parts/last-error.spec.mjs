import { lastErrorIn, lastWordsIn } from './last-error.mjs';

const info = '{"level":"info","time":"2026-11-23T21:02:40.106Z","service":"keys-service","msg":"reads"}';
const error =
  '{"level":"error","time":"2026-11-23T21:02:41.000Z","service":"keys-service","msg":"connect ECONNREFUSED"}';

describe('the last error of a log', () => {
  it.each([
    ['of a service', [error, info, info], 'connect ECONNREFUSED'],
    [
      'of PostgreSQL, behind what others knocked',
      [
        '2026-11-23 21:02:28.239 UTC [7] PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device',
        '2026-11-23 21:02:28.240 UTC [9] FATAL:  the database system is in recovery mode',
        '2026-11-23 21:02:28.267 UTC [8] LOG:  database system is shut down',
      ],
      'could not write to file "pg_wal/xlogtemp.7": No space left on device',
    ],
    [
      'of Kafka',
      [
        '[main] ERROR org.apache.kafka.LogDirFailureChannel - Error while writing to checkpoint file /data/x',
        'java.io.IOException: No space left on device',
        '\tat java.base/java.io.FileOutputStream.write(FileOutputStream.java:349)',
        '[main] WARN x - y',
      ],
      'Error while writing to checkpoint file /data/x: No space left on device',
    ],
    [
      'of Redis',
      [
        '1:M 23 Nov 2026 21:02:27.421 # Error writing to the AOF file: No space left on device',
        '1:M 23 Nov 2026 21:02:27.459 * Ready to accept connections tcp',
        '1:M 23 Nov 2026 21:02:27.459 # WARNING Memory overcommit must be enabled!',
      ],
      'Error writing to the AOF file: No space left on device',
    ],
    [
      'of a program that Node ended',
      [
        '    throw new Error();',
        '    ^',
        '',
        'TypeError [ERR_X]: no number',
        '    at main.js:1:1',
        '',
        'Node.js v24.21.0',
      ],
      'TypeError [ERR_X]: no number',
    ],
    [
      'of one without memory',
      [
        'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
        '----- Native stack trace -----',
      ],
      'Reached heap limit Allocation failed - JavaScript heap out of memory',
    ],
    [
      'of a service that refuses its settings',
      [info, 'keys-service cannot start:', 'PORT must be a number'],
      'keys-service cannot start: PORT must be a number',
    ],
  ])('%s', (_, lines, expected) => {
    expect(lastErrorIn(`${lines.join('\n')}\n`)).toBe(expected);
  });

  it('is undefined when no error was logged, or only older ones', () => {
    expect(lastErrorIn(`${info}\n`)).toBeUndefined();
    expect(lastErrorIn(`${error}\n${info}\n`, Date.parse('2026-11-23T21:03:00Z'))).toBeUndefined();
    expect(
      lastErrorIn('2026-11-23 21:02:28.239 UTC [7] ERROR:  x\n', Date.parse('2026-11-23T21:03:00Z')),
    ).toBeUndefined();
  });

  it('is replaced by the last line when there is no error', () => {
    expect(lastWordsIn(`${info}\n`)).toBe('reads');
    expect(lastWordsIn('begun\nno disk\n')).toBe('no disk');
    expect(lastWordsIn('')).toBe('');
  });
});
