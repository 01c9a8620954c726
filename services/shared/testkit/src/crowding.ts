/**
 * How many programs share a core at the moment, 1 to 4: what the time limits of a machine that has its cores to itself are multiplied
 * by. The launcher's tests have the same, in plain JavaScript that no package exports.
 */
export const { crowding } = (await import(new URL('../../../../infra/test/crowding.mjs', import.meta.url).href)) as {
  crowding: () => number;
};
