import { Command } from 'commander';

/** Throws usage errors, so that `runProgram` reports them. @param name after `npm run` @param description German */
export function operatorProgram(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .helpOption('-h, --help', 'zeigt diese Hilfe')
    .helpCommand(false);
}
