import { Problem } from '@pruefer/contracts';
import {
  type CommandLine,
  describeFailure,
  loadConfig,
  operatorProgram,
  runProgram,
  withUseCases,
} from '@pruefer/platform';
import { ContentProgramModule } from './cli/content-program.module.js';
import { ImportPages, type ImportResult } from './cli/import-pages.js';
import { type ReadPage, readPages, writePages } from './cli/page-folder.js';
import { CmsConfig } from './config.js';
import { PageQueries } from './pages/read/page.queries.js';

const programOptions = () => ({ name: 'content-cli', config: loadConfig(CmsConfig), module: ContentProgramModule });

const words: Readonly<Record<ImportResult, string>> = {
  created: 'angelegt',
  saved: 'gespeichert',
  unchanged: 'unverändert',
};

const commandLine: CommandLine = { name: 'content', optionOf: {} };

function exportTo(folder: string): Promise<void> {
  return withUseCases(programOptions(), async (useCases) => {
    const pages = await useCases.get(PageQueries).list();
    await writePages(folder, pages);
    console.log(`Exportiert: ${pages.length} Seiten nach ${folder}.`);
  });
}

async function importFrom(folder: string): Promise<void> {
  const pages = await readPages(folder);
  await withUseCases(programOptions(), async (useCases) => {
    const imports = useCases.get(ImportPages);
    for (const page of pages) await importOne(imports, page);
  });
}

/** A bad file does not stop the others; it sets the exit code. */
async function importOne(imports: ImportPages, { file, page, error }: ReadPage): Promise<void> {
  try {
    if (!page) throw error;
    console.log(`${file}: ${words[await imports.run(page)]}`);
  } catch (failure) {
    process.exitCode = 1;
    for (const line of formatFailure(failure)) console.error(`${file}: ${line}`);
  }
}

function formatFailure(failure: unknown): string[] {
  if (failure instanceof Problem) return describeFailure(failure, commandLine);
  return [(failure as Error).message];
}

const program = operatorProgram('content', 'Seiten als Markdown-Dateien lesen und schreiben');
program
  .command('export')
  .description('schreibt jede Seite als Datei in einen Ordner')
  .argument('<ordner>')
  .action((folder: string) => exportTo(folder));
program
  .command('import')
  .description('legt die Seiten eines Ordners an, oder speichert sie, wenn es ihre Adresse schon gibt')
  .argument('<ordner>')
  .action((folder: string) => importFrom(folder));

await runProgram(program, commandLine);
