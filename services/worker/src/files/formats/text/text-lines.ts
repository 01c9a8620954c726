import { MAX_ROW_CHARACTERS, type TextLine } from '@pruefer/iban';

const LINE_END = /\r\n|\r|\n/g;

/** Splits a text that arrives in pieces into lines, and buffers at most one line of the allowed length. Line ends of all systems may be mixed. */
export class TextLines {
  private openLine = '';
  private isTooLong = false;
  private line = 1;

  /** @returns the lines that end in the text */
  push(text: string): TextLine[] {
    const lines: TextLine[] = [];
    const all = this.openLine + text;
    let from = 0;
    for (const { 0: end, index } of all.matchAll(LINE_END)) {
      // A line feed may follow in the next piece.
      if (end === '\r' && index === all.length - 1) break;
      lines.push(this.createLine(all.slice(from, index)));
      from = index + end.length;
    }
    this.hold(all.slice(from));
    return lines;
  }

  /** @returns the last line, if it has no end */
  end(): TextLine[] {
    const text = this.openLine.replace(/\r$/, '');
    const isLine = text !== '' || this.isTooLong;
    this.openLine = '';
    return isLine ? [this.createLine(text)] : [];
  }

  private createLine(text: string): TextLine {
    const isTooLong = this.isTooLong || text.length > MAX_ROW_CHARACTERS;
    this.isTooLong = false;
    return { line: this.line++, text: isTooLong ? null : text };
  }

  private hold(text: string): void {
    if (text.length > MAX_ROW_CHARACTERS) this.isTooLong = true;
    // A last carriage return still ends the line.
    this.openLine = this.isTooLong ? (text.endsWith('\r') ? '\r' : '') : text;
  }
}
