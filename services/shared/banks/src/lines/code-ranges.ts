export interface CodeRange {
  readonly first: string;
  readonly last: string;
}

/** The range of a single code. */
export function onlyCode(code: string): CodeRange {
  return { first: code, last: code };
}

/** Whether all ranges consist of the same single code. */
export function areOneCode(ranges: readonly CodeRange[]): boolean {
  return ranges.every(({ first, last }) => first === ranges[0]?.first && last === first);
}

/**
 * Finds the codes in ranges that no row of a file has yet. The cost of a range is the number of codes it returns: otherwise a file of ranges over the
 * same codes would occupy the reader for seconds with every 256 KB.
 */
export class FreeCodes {
  /** Next possibly free code after a taken one. */
  private readonly after = new Map<number, number>();

  /** @param isHeld whether a row has this code, which is then taken until the end of the file */
  constructor(private readonly isHeld: (code: string) => boolean) {}

  /** The free codes in the order of the ranges, without duplicates. The caller must take all of them: free codes are visited again. */
  within(ranges: readonly CodeRange[]): string[] {
    const codes = new Set<string>();
    for (const { first, last } of ranges) {
      const to = Number(last);
      for (let code = this.freeFrom(Number(first), first.length); code <= to;) {
        codes.add(paddedCode(code, first.length));
        code = this.freeFrom(code + 1, first.length);
      }
    }
    return [...codes];
  }

  private freeFrom(begin: number, places: number): number {
    let free = begin;
    for (let next = this.findNextCode(free, places); next !== undefined; next = this.findNextCode(free, places))
      free = next;
    for (let code = begin; code < free;) {
      const next = this.after.get(code) ?? free;
      this.after.set(code, free);
      code = next;
    }
    return free;
  }

  /** undefined: the code is free. */
  private findNextCode(code: number, places: number): number | undefined {
    const cachedNext = this.after.get(code);
    if (cachedNext !== undefined || !this.isHeld(paddedCode(code, places))) return cachedNext;
    this.after.set(code, code + 1);
    return code + 1;
  }
}

function paddedCode(number: number, places: number): string {
  return String(number).padStart(places, '0');
}
