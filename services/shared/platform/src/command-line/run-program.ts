import { Logger } from '@nestjs/common';
import { type Command, CommanderError } from 'commander';
import { type CommandLine, describeFailure } from './describe-failure.js';

/** Runs a command line; exits with 0, or with 1 and the error on standard error. */
export async function runProgram(program: Command, about: CommandLine): Promise<void> {
  // The operator reads one German message, without log lines.
  Logger.overrideLogger(false);
  try {
    await program.parseAsync();
  } catch (error) {
    const failed = !(error instanceof CommanderError) || error.exitCode !== 0;
    if (failed) process.stderr.write(`${describeFailure(error, about).join('\n')}\n`);
    process.exit(failed ? 1 : 0);
  }
}
