import { Command } from 'commander';

/**
 * A German command line without commands. It throws usage errors instead of printing them, so that `runProgram` reports them.
 * @param name after `npm run`
 * @param description German
 */
export function operatorProgram(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .helpOption('-h, --help', 'zeigt diese Hilfe')
    .helpCommand(false);
}
