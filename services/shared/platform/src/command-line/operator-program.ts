import { Command } from 'commander';

/**
 * An operator's command line without commands yet, in German: it throws what is wrong with its words instead of printing it, for
 * `runProgram` to say.
 * @param name as behind `npm run`
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
