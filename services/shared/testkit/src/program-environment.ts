/**
 * The environment of a program started by a test: its own variables and none of the tests' that could affect it.
 * Compiled code is shared within a run of `npm test`.
 */
export function programEnvironment(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, ...own };
}
