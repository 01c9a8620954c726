import { recloseAll, type StoredBox, type StoredBoxes } from './reclose-all.js';
import { SecretBox } from './secret-box.js';

const [before, now] = ['a'.repeat(32), 'b'.repeat(32)];
const old = new SecretBox([before], 'webhook');
const both = new SecretBox([now, before], 'webhook');
const renewed = new SecretBox([now], 'webhook');
const owners = Array.from({ length: 250 }, (_, place) => String(1_000 + place));

/** Boxes in memory, read in pieces as from a table. */
function storedBy(box: SecretBox, replaced: (owner: string) => void = () => undefined) {
  const boxes = new Map(owners.map((owner) => [owner, box.close(`of ${owner}`, owner)]));
  const stored: StoredBoxes = {
    behind: (owner = '', most) =>
      Promise.resolve(
        [...boxes]
          .filter(([name]) => name > owner)
          .slice(0, most)
          .map(([name, kept]): StoredBox => ({ owner: name, box: kept })),
      ),
    replace: (row, next) => {
      replaced(row.owner);
      if (boxes.get(row.owner)?.equals(row.box)) boxes.set(row.owner, next);
      return Promise.resolve();
    },
  };
  return { stored, boxes };
}

describe('B8, C9: closing everything with the current secret', () => {
  it('reaches every row and leaves what is current', async () => {
    const { stored, boxes } = storedBy(old);
    boxes.set('1007', renewed.close('of 1007', '1007'));
    expect(await recloseAll(both, stored)).toEqual({ total: 250, reclosed: 249, left: 0, unreadable: 0 });
    for (const [owner, box] of boxes) expect(renewed.open(box, owner)).toBe(`of ${owner}`);
    expect(await recloseAll(both, stored)).toMatchObject({ reclosed: 0, left: 0 });
  });

  it('is begun again where it was cut off, and every row is readable meanwhile', async () => {
    let cutAt = 120;
    const { stored, boxes } = storedBy(old, () => {
      if (--cutAt === 0) throw new Error('killed');
    });
    await expect(recloseAll(both, stored)).rejects.toThrow('killed');
    for (const [owner, box] of boxes) expect(both.open(box, owner)).toBe(`of ${owner}`);
    expect(await recloseAll(both, stored)).toMatchObject({ reclosed: 250 - 119, left: 0 });
  });

  it('says when somebody goes on closing with an older one', async () => {
    const { stored, boxes } = storedBy(old);
    const row: StoredBoxes = {
      ...stored,
      replace: async (found, next) => {
        await stored.replace(found, next);
        if (found.owner === '1100') boxes.set('1100', old.close('of 1100', '1100'));
      },
    };
    expect(await recloseAll(both, row)).toMatchObject({ total: 250, left: 1 });
  });

  it('never overwrites what was changed meanwhile, and counts what nobody can open', async () => {
    const { stored, boxes } = storedBy(old);
    boxes.set('1003', new SecretBox(['c'.repeat(32)], 'webhook').close('of 1003', '1003'));
    const changed: StoredBoxes = {
      ...stored,
      replace: (found, next) => {
        if (found.owner === '1005') boxes.set('1005', renewed.close('changed', '1005'));
        return stored.replace(found, next);
      },
    };
    expect(await recloseAll(both, changed)).toMatchObject({ left: 0, unreadable: 1 });
    expect(renewed.open(boxes.get('1005')!, '1005')).toBe('changed');
  });
});
