import type { SecretBox } from './secret-box.js';

const ROWS_AT_ONCE = 100;
/** The first closes anew; the others look whether somebody has closed with an older secret meanwhile. */
const MOST_PASSES = 3;

/** An encrypted secret as its table has it. */
export interface StoredBox {
  readonly owner: string;
  readonly box: Buffer;
}

/** Where encrypted secrets are stored. */
export interface StoredBoxes {
  /** At most so many, in the order of their owners, behind one of them or from the begin. */
  behind(owner: string | undefined, most: number): Promise<readonly StoredBox[]>;
  /** Puts another box in the place of one, unless that has been changed since. */
  replace(stored: StoredBox, box: Buffer): Promise<void>;
}

/** How it went. */
export interface Reclosed {
  readonly total: number;
  /** Closed anew with the current secret. */
  readonly reclosed: number;
  /** Still closed with an older one in the last pass: somebody goes on closing with it. */
  readonly left: number;
  /** What no secret opens: it waits for none of ours. */
  readonly unreadable: number;
}

/**
 * Closes everything with the current secret, row by row: each is readable before, after and in between, and a run that is cut off is
 * begun again.
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
