import type { AnatomyPart } from './anatomy-part.js';
import { type AnatomyScale, computePartStarts, digitsIn, widthOfName } from './measure.js';

/** Position of a name under the brackets of its line, in pixels. */
export interface NamePosition {
  /** 0 directly under the bracket; later rows are reached by a leader line. */
  readonly row: number;
  /** From the beginning of its part; before it where it would reach beyond the drawing. */
  readonly left: number;
  /** Position of the leader line, from the beginning of its part. */
  readonly leader: number;
}

/** A name that needs a position under its part, in pixels from the beginning of the line. */
interface Name {
  readonly index: number;
  readonly start: number;
  readonly width: number;
  readonly partWidth: number;
}

/** A name with the chosen side of its leader line and its right limit. */
interface SidedName extends Name {
  readonly side: 'right' | 'left';
  readonly end: number;
}

/** A placed name. */
interface Label {
  readonly index: number;
  readonly row: number;
  readonly left: number;
  readonly right: number;
  readonly leader: number;
}

/** Least distance between two names, and between a name and a leader line. */
const NAME_GAP_PX = 6;
const LEADER_GAP_PX = 3;
/** Distance by which a name reaches beyond its leader line. */
const BEFORE_LEADER_PX = 6;
/** The leader line's start as a share of its bracket; farther right leaves room for the name of a short part before it. */
const leaderShares = [0.44, 0.8, 0.2] as const;
/**
 * Places the names of a line so that none touches another or a leader line, in few rows. Empty names take no room.
 * @returns for each part the position of its name, undefined without a name
 */
export function placeNames(parts: readonly AnatomyPart[], scale: AnatomyScale): (NamePosition | undefined)[] {
  const starts = computePartStarts(parts, scale);
  const names = parts.flatMap(({ name, text }, index) => {
    const width = widthOfName(name, scale);
    return name === '' ? [] : [{ index, start: starts[index] ?? 0, width, partWidth: digitsIn(text) * scale.digit }];
  });
  const ways = leaderShares.map((share) => placedLabels(sided(names, share, scale.width), [share, ...leaderShares]));
  const best = ways.reduce((a, b) => (computeCost(b) < computeCost(a) ? b : a));
  return parts.map((_, index) => {
    const label = best.find((candidate) => candidate.index === index);
    const start = starts[index] ?? 0;
    return label && { row: label.row, left: label.left - start, leader: label.leader - start };
  });
}

/**
 * Names that fit to the right are placed there, starting from the right, so that a leader line crosses no name that
 * begins after it. The others are placed to the left, below all these; a name before such a leader line ends before
 * it.
 */
function sided(names: readonly Name[], share: number, max: number): SidedName[] {
  const rightNames: SidedName[] = [];
  const leftNames: SidedName[] = [];
  let end = max;
  for (const name of names.toReversed()) {
    if (name.start + name.width <= end) rightNames.push({ ...name, side: 'right', end });
    else {
      leftNames.unshift({ ...name, side: 'left', end });
      end = name.start + name.partWidth * share - LEADER_GAP_PX;
    }
  }
  return [...rightNames, ...leftNames];
}

function placedLabels(names: readonly SidedName[], shares: readonly number[]): Label[] {
  const labels: Label[] = [];
  for (const name of names) labels.push(firstFree(name, name.side === 'left' ? shares.slice(0, 1) : shares, labels));
  return labels;
}

function firstFree(name: SidedName, shares: readonly number[], labels: readonly Label[]): Label {
  // Under the bracket of another part it would name that one.
  const first = name.side === 'left' && name.partWidth * 2 < name.width ? 1 : 0;
  for (let row = first; row <= labels.length + first; row++) {
    for (const share of shares) {
      const label = labelIn(row, share, name);
      if (!labels.some((other) => touch(label, other))) return label;
    }
  }
  return labelIn(labels.length + first, leaderShares[0], name);
}

function labelIn(row: number, share: number, { index, start, width, partWidth, side, end }: SidedName): Label {
  const leader = start + partWidth * share;
  const below = side === 'right' ? leader - BEFORE_LEADER_PX : leader + BEFORE_LEADER_PX - width;
  const leftPx = Math.max(0, Math.min(row === 0 ? start : below, end - width));
  return { index, row, left: leftPx, right: leftPx + width, leader };
}

/** Rows that the names are away from their brackets; names that touch count more than all rows. */
function computeCost(labels: readonly Label[]): number {
  const rows = labels.reduce((sum, { row }) => sum + row, 0);
  const touching = labels.filter((label) => labels.some((other) => label !== other && touch(label, other))).length;
  return rows + touching * 100;
}

function touch(a: Label, b: Label): boolean {
  if (a.row === b.row) {
    return a.left < b.right + NAME_GAP_PX && b.left < a.right + NAME_GAP_PX;
  }
  const [upper, lower] = a.row < b.row ? [a, b] : [b, a];
  return lower.leader > upper.left - LEADER_GAP_PX && lower.leader < upper.right + LEADER_GAP_PX;
}
