import { Logger } from '@nestjs/common';
import { type Command, CommanderError } from 'commander';
import { type CommandLine, describeFailure } from './describe-failure.js';

/** Runs an operator's command line to its end: code 0, or 1 with what is wrong on standard error. */
export async function runProgram(program: Command, about: CommandLine): Promise<void> {
  // What the operator has to know is said in German, and once.
  Logger.overrideLogger(false);
  try {
    await program.parseAsync();
  } catch (error) {
    const failed = !(error instanceof CommanderError) || error.exitCode !== 0;
    if (failed) process.stderr.write(`${describeFailure(error, about).join('\n')}\n`);
    process.exit(failed ? 1 : 0);
  }
}
