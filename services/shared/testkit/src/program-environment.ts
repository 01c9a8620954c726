/**
 * The variables of a program that a test starts: its own, and nothing of the tests' that could change what it does.
 * Compiled code is shared by all of a run, where `npm test` has said where.
 */
export function programEnvironment(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, ...own };
}
