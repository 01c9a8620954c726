/** Bank codes of one length from one to another, both included. */
export interface CodeRange {
  readonly first: string;
  readonly last: string;
}

/** The range that one code is. */
export function onlyCode(code: string): CodeRange {
  return { first: code, last: code };
}

/** Whether ranges name a single code, however often. */
export function areOneCode(ranges: readonly CodeRange[]): boolean {
  return ranges.every(({ first, last }) => first === ranges[0]?.first && last === first);
}

/**
 * Finds the codes of ranges that no row of a file holds yet. A range costs what it finds and no more: a file of nothing but ranges over the
 * same codes would occupy the reader for seconds with every 256 KB.
 */
export class FreeCodes {
  /** For codes that are held: the next one that may be free. */
  private readonly after = new Map<number, number>();

  /** @param isHeld whether a row has this code; it keeps it to the end of the file */
  constructor(private readonly isHeld: (code: string) => boolean) {}

  /** The free codes among ranges, in the ranges' order, each once. The caller takes them all: what stays free is looked at again. */
  within(ranges: readonly CodeRange[]): string[] {
    const codes = new Set<string>();
    for (const { first, last } of ranges) {
      const to = Number(last);
      for (let code = this.freeFrom(Number(first), first.length); code <= to;) {
        codes.add(asCode(code, first.length));
        code = this.freeFrom(code + 1, first.length);
      }
    }
    return [...codes];
  }

  private freeFrom(begin: number, places: number): number {
    let free = begin;
    for (let next = this.nextOf(free, places); next !== undefined; next = this.nextOf(free, places)) free = next;
    for (let at = begin; at < free;) {
      const next = this.after.get(at) ?? free;
      this.after.set(at, free);
      at = next;
    }
    return free;
  }

  /** undefined: the code is free. */
  private nextOf(code: number, places: number): number | undefined {
    const known = this.after.get(code);
    if (known !== undefined || !this.isHeld(asCode(code, places))) return known;
    this.after.set(code, code + 1);
    return code + 1;
  }
}

function asCode(number: number, places: number): string {
  return String(number).padStart(places, '0');
}
