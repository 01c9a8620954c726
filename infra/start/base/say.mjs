// @ts-check
import { fstatSync, writeSync } from 'node:fs';

// A terminal that was closed, or a log file on a full disk, must not end the launcher.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** A file is written without a stream: a stream that has failed once writes nothing any more, also when there is room again. */
const isFile = isRegularFile();

/** @param {string} line progress for the person at the terminal */
export function say(line) {
  print(`${new Date().toLocaleTimeString('de-DE')}  ${line}`);
}

/** @param {string} text for standard output; lost where that takes nothing */
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
