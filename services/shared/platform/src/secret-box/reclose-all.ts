import type { SecretBox } from './secret-box.js';

const ROWS_AT_ONCE = 100;
/** The first pass re-encrypts; later passes check for values encrypted with an older secret in the meantime. */
const MOST_PASSES = 3;

/** A stored encrypted secret. */
export interface StoredBox {
  readonly owner: string;
  readonly box: Buffer;
}

/** The storage of encrypted secrets. */
export interface StoredBoxes {
  /** At most `most` boxes in the order of their owners, after `behind` or from the beginning. */
  behind(owner: string | undefined, most: number): Promise<readonly StoredBox[]>;
  /** Replaces a box unless it was changed in the meantime. */
  replace(stored: StoredBox, box: Buffer): Promise<void>;
}

/** The result of a re-encryption. */
export interface Reclosed {
  readonly total: number;
  /** Re-encrypted with the current secret. */
  readonly reclosed: number;
  /** Encrypted with an older secret in the last pass: a running process still uses it. */
  readonly left: number;
  /** Not readable with any secret. */
  readonly unreadable: number;
}

/**
 * Re-encrypts all boxes with the current secret, row by row. Every row stays readable, and an interrupted run can be repeated.
 * @throws Error when the database does not answer
 */
export async function recloseAll(secrets: SecretBox, stored: StoredBoxes): Promise<Reclosed> {
  let reclosed = 0;
  for (let pass = 1; ; pass += 1) {
    const { changed, ...found } = await onePass(secrets, stored);
    reclosed += changed;
    if (changed === 0 || pass === MOST_PASSES) return { ...found, reclosed, left: changed };
  }
}

async function onePass(secrets: SecretBox, stored: StoredBoxes) {
  const counts = { total: 0, changed: 0, unreadable: 0 };
  let rows = await stored.behind(undefined, ROWS_AT_ONCE);
  while (rows.length > 0) {
    counts.total += rows.length;
    for (const row of rows) {
      const outcome = await recloseOne(secrets, stored, row);
      if (outcome !== 'current') counts[outcome] += 1;
    }
    rows = await stored.behind(rows.at(-1)!.owner, ROWS_AT_ONCE);
  }
  return counts;
}

async function recloseOne(
  secrets: SecretBox,
  stored: StoredBoxes,
  row: StoredBox,
): Promise<'current' | 'changed' | 'unreadable'> {
  let box: Buffer | undefined;
  try {
    box = secrets.reclose(row.box, row.owner);
  } catch {
    return 'unreadable';
  }
  if (!box) return 'current';
  await stored.replace(row, box);
  return 'changed';
}
