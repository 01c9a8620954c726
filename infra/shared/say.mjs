import { fstatSync, writeSync } from 'node:fs';

// A terminal that was closed, or a log file on a full disk, must not end the launcher.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** A file is written without a stream, because a stream writes nothing after its first error, even when there is room again. */
const isFile = isRegularFile();

/** Prints progress with the time in front; never throws. @param {string} line German */
export function say(line) {
  print(`${new Date().toLocaleTimeString('de-DE')}  ${line}`);
}

/** Writes a text and a line break to standard output; never throws. @param {string} text lost when it cannot be written */
export function print(text) {
  if (!isFile) return void process.stdout.write(`${text}\n`);
  try {
    writeSync(1, `${text}\n`);
  } catch {
    // The disk is full, and the message would have been written to this file.
  }
}

function isRegularFile() {
  try {
    return fstatSync(1).isFile();
  } catch {
    return false;
  }
}
