/** A list with one item moved to another index. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1);
  const remainder = items.toSpliced(from, 1);
  return item === undefined ? remainder : remainder.toSpliced(to, 0, item);
}
