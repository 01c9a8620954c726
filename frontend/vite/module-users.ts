import { build as bundle, type InlineConfig, type Rolldown } from 'vite';
import { type Screen, screens, source, type Users } from './screen-chunks.js';

/**
 * The screens that load each module, found by a build that is never served: only a build knows the imports left after
 * unused code is removed.
 * @param config of the real build, as far as it decides about modules
 */
export async function usersOfModules(config: InlineConfig): Promise<ReadonlyMap<string, Users>> {
  const rolldownOptions = { ...config.build?.rolldownOptions, input: source('main.tsx') };
  const build = { ...config.build, write: false, minify: false, rolldownOptions } as const;
  const { output } = (await bundle({
    ...config,
    configFile: false,
    logLevel: 'error',
    build,
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const users = new Map<string, Set<Screen>>();
  const add = (
    first: Rolldown.OutputChunk,
    screen: Screen,
    follow: (chunk: Rolldown.OutputChunk) => readonly string[],
  ) => {
    const files = new Set([first]);
    for (const file of files) for (const name of follow(file)) files.add(chunks.get(name)!);
    for (const { moduleIds } of files)
      for (const id of moduleIds) users.set(id, (users.get(id) ?? new Set()).add(screen));
  };
  const findChunk = (id: string) => [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(id))!;
  for (const [screen, id] of Object.entries(screens)) add(findChunk(id), screen as Screen, ({ imports }) => imports);
  // The site is requested only from the console, with the console's files already loaded.
  const consoleFiles = [screens.console, source('api/content/load-site.ts')].map((id) => findChunk(id).fileName);
  const followLate = ({ imports, dynamicImports }: Rolldown.OutputChunk) =>
    [...imports, ...dynamicImports].filter((name) => !consoleFiles.includes(name));
  add(findChunk(source('main.tsx')), 'public', followLate);
  return users;
}
