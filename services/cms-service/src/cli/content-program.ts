import type { Command } from 'commander';
import { type CommandLine, operatorProgram } from '@pruefer/platform';

/** The commands' actions. */
export interface ContentActions {
  /** Writes every page into a folder. */
  exportTo(folder: string): Promise<void>;
  /** Saves every page of a folder. */
  importFrom(folder: string): Promise<void>;
}

/** Name of the program in error messages. */
export const contentCommandLine: CommandLine = { name: 'content', optionOf: {} };

/**
 * The operator's command line for pages.
 * @throws CommanderError for unknown words
 */
export function contentProgram(actions: ContentActions): Command {
  const program = operatorProgram('content', 'Seiten als Markdown-Dateien lesen und schreiben');
  program
    .command('export')
    .description('schreibt jede Seite als Datei in einen Ordner')
    .argument('<ordner>')
    .action((folder: string) => actions.exportTo(folder));
  program
    .command('import')
    .description('legt die Seiten eines Ordners an, oder speichert sie, wenn es ihre Adresse schon gibt')
    .argument('<ordner>')
    .action((folder: string) => actions.importFrom(folder));
  return program;
}
