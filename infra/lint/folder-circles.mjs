/** The loose files of a folder: one unit, like each of its sub-folders. */
const LOOSE = '.';
/** Folders whose loose files compose their sub-folders and hold what these share. `no-file-circle` covers those files. */
const COMPOSING =
  /^(?:services\/(?:shared\/)?[\w-]+\/src|clients\/[\w-]+\/src|frontend\/src|frontend\/src\/features\/[\w-]+|src)$/;

/**
 * Finds units that import each other, directly or through others. A sub-folder counts with all that it contains, so a folder and its
 * sub-folder can form a circle too.
 * @param {readonly { from: string, to: string }[]} imports paths of files
 * @returns {string[]} each circle, as `folder: unit ↔ unit`
 */
export function folderCircles(imports) {
  /** @type {Map<string, Map<string, Set<string>>>} common folder → unit → units that it imports */
  const graphs = new Map();
  for (const { from, to } of imports) {
    const { folder, units } = commonFolder(from, to);
    const [unit = '', target = ''] = units;
    if (unit === target || (COMPOSING.test(folder) && units.includes(LOOSE))) continue;
    const graph = graphs.get(folder) ?? new Map();
    graphs.set(folder, graph.set(unit, (graph.get(unit) ?? new Set()).add(target)));
  }
  return [...graphs].flatMap(([folder, graph]) =>
    [...graph.keys()].flatMap((unit) => {
      const members = [...reachableFrom(unit, graph)].filter((target) => reachableFrom(target, graph).has(unit));
      const isFirst = unit === members.toSorted()[0];
      return isFirst ? [`${folder}: ${members.toSorted().join(' ↔ ')}`] : [];
    }),
  );
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {{ folder: string, units: string[] }} the innermost folder that contains both files, and the unit of each in it
 */
function commonFolder(from, to) {
  const paths = [from.split('/'), to.split('/')];
  const depth = paths[0]?.findIndex((step, index) => step !== paths[1]?.[index]) ?? 0;
  const units = paths.map((steps) => (steps.length === depth + 1 ? LOOSE : (steps[depth] ?? '')));
  return { folder: from.split('/').slice(0, depth).join('/'), units };
}

/** @param {string} start @param {Map<string, Set<string>>} graph */
function reachableFrom(start, graph) {
  const units = new Set(graph.get(start));
  // The set grows during the loop.
  for (const unit of units) for (const next of graph.get(unit) ?? []) units.add(next);
  return units;
}
