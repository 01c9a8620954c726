import { GroupCommit } from './group-commit.js';

interface Work {
  readonly items: readonly number[];
  readonly end: (error?: Error) => void;
}

/** A group commit whose work is ended by hand; items are their own size. */
function started(maxConcurrentGroups = 1) {
  const works: Work[] = [];
  const group = new GroupCommit<number>(
    (items) =>
      new Promise((resolve, reject) => works.push({ items, end: (error) => (error ? reject(error) : resolve()) })),
    { measureSize: (size) => size, maxGroupSize: 100, maxConcurrentGroups },
  );
  return { works, group };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('takes together the items added in one turn', async () => {
  const { works, group } = started();
  const added = [1, 2, 3].map((item) => group.add(item));
  await nextTurn();
  expect(works.map(({ items }) => items)).toEqual([[1, 2, 3]]);
  works[0]?.end();
  await Promise.all(added);
});

it('takes what arrives meanwhile next, and never works twice at a time', async () => {
  const { works, group } = started();
  const first = group.add(1);
  await nextTurn();
  const later = [2, 3].map((item) => group.add(item));
  await nextTurn();
  expect(works).toHaveLength(1);
  works[0]?.end();
  await first;
  await nextTurn();
  expect(works[1]?.items).toEqual([2, 3]);
  works[1]?.end();
  await Promise.all(later);
  const afterwards = group.add(4);
  await nextTurn();
  works[2]?.end();
  await expect(afterwards).resolves.toBeUndefined();
});

it.each([
  { sizes: [40, 40, 40], groups: [[40, 40], [40]] },
  { sizes: [100, 1], groups: [[100], [1]] },
  { sizes: [500, 20, 30], groups: [[500], [20, 30]] },
])('cuts $sizes into groups of at most 100', async ({ sizes, groups }) => {
  const { works, group } = started();
  const added = Promise.all(sizes.map((size) => group.add(size)));
  for (const [index] of groups.entries()) {
    await nextTurn();
    works[index]?.end();
  }
  await added;
  expect(works.map(({ items }) => items)).toEqual(groups);
});

it('fails all of a group, and continues with the next', async () => {
  const { works, group } = started();
  const first = Promise.allSettled([group.add(1), group.add(2)]);
  await nextTurn();
  const second = group.add(3);
  works[0]?.end(new Error('unavailable'));
  expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await nextTurn();
  works[1]?.end();
  await expect(second).resolves.toBeUndefined();
});

it('works on as many groups at once as it may', async () => {
  const { works, group } = started(2);
  const added = [80, 70, 60].map((size) => group.add(size));
  await nextTurn();
  expect(works.map(({ items }) => items)).toEqual([[80], [70]]);
  works[1]?.end();
  await added[1];
  await nextTurn();
  expect(works[2]?.items).toEqual([60]);
  works[0]?.end();
  works[2]?.end();
  await Promise.all(added);
});
