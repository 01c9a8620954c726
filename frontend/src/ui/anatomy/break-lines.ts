import type { AnatomyPart } from './anatomy-part.js';
import { digitsIn, measureDigits } from './measure.js';

/**
 * Breaks parts into as few lines as possible. A part longer than a line is cut at a blank between its groups; the
 * continuation has no name.
 * @param max characters that fit in a line
 */
export function breakLines(parts: readonly AnatomyPart[], max: number): AnatomyPart[][] {
  const lines: AnatomyPart[][] = [[]];
  for (const piece of parts.flatMap((part) => splitPart(part, max))) {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && measureDigits([...line, piece]) > max) lines.push([piece]);
    else line.push(piece);
  }
  return lines;
}

function splitPart(part: AnatomyPart, max: number): AnatomyPart[] {
  if (digitsIn(part.text) <= max) return [part];
  const { wrongAt, ...rest } = part;
  let start = 0;
  return splitText(part.text, max).map((text, index) => {
    const position = wrongAt === undefined ? -1 : wrongAt - start;
    start += text.length + 1;
    const piece = index === 0 ? { ...rest, text } : { ...rest, text, name: '', touches: false };
    return position >= 0 && position < text.length ? { ...piece, wrongAt: position } : piece;
  });
}

/** Fills each line with as many groups as fit; a line has at least one group. */
function splitText(text: string, max: number): string[] {
  const lines: string[] = [];
  for (const group of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${group}` : group;
    if (lines.length > 0 && digitsIn(longer) <= max) lines[lines.length - 1] = longer;
    else lines.push(group);
  }
  return lines;
}
