/** Facts about a built file. */
interface BuiltFile {
  readonly type: 'chunk' | 'asset';
  readonly name?: string | undefined;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly code?: string;
}

/** The built files by their names. */
export type Bundle = Readonly<Record<string, BuiltFile>>;

/**
 * The scripts that every document loads, and those that some screens load besides, each with all its imports: found one
 * by one, each would cost the browser another wait.
 * @param screens names of their files
 * @throws Error when the build has no such screen
 */
export function groupScripts(bundle: Bundle, screens: readonly string[]) {
  const [initial, early] = [new Set<string>(), new Set<string>()];
  const load = (file: string, into: Set<string>) => {
    if (initial.has(file) || early.has(file)) return;
    into.add(file);
    bundle[file]?.imports?.forEach((imported) => load(imported, into));
  };
  const files = Object.entries(bundle);
  for (const [file, { isEntry }] of files) if (isEntry) load(file, initial);
  for (const screen of screens) {
    const chunk = files.find(([, { type, name }]) => type === 'chunk' && name === screen);
    if (!chunk) throw new Error(`the build has no script of ${screen}`);
    load(chunk[0], early);
  }
  return { initial: [...initial], early: [...early] };
}
