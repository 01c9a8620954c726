/**
 * Pages of a list, until one is empty. Each page is a short statement; no cursor or transaction stays open between two pages.
 * @param read returns the items after the last item of the previous page, or the first page
 */
export async function* keysetPages<Item>(
  read: (last: Item | undefined) => Promise<readonly Item[]>,
): AsyncGenerator<readonly Item[]> {
  let page = await read(undefined);
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield page;
    page = await read(last);
  }
}
