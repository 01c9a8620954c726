import type { DifferencePart } from '@pruefer/contracts';
import { diffLines } from 'diff';

/** Texts that have hardly a line in common are not worth more time than that. */
const LIMIT_MS = 200;

/** The difference of two texts by lines; texts that differ too much are shown one after the other. */
export function differenceBetween(from: string, to: string): DifferencePart[] {
  const parts = diffLines(from, to, { timeout: LIMIT_MS });
  if (!parts) return [part('removed', from), part('added', to)].filter(({ text }) => text !== '');
  return parts.map(({ added, removed, value }) => part(added ? 'added' : removed ? 'removed' : 'same', value));
}

function part(kind: DifferencePart['kind'], text: string): DifferencePart {
  return { kind, text };
}
