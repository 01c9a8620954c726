import { SaxesParser } from 'saxes';
import { MAX_ROW_CHARACTERS } from '@pruefer/iban';
import type { ReadRow, RowReader } from '../row/file-row.js';
import { type UnreadableCode, UnreadableFile } from '../row/unreadable-file.js';
import { type Elements, type FieldName, rowOfTransaction, transactions } from './transaction.js';

/** SEPA files have less than 20 levels. */
const MAX_DEPTH = 64;

/**
 * Reads the transactions of a SEPA file (ISO 20022). Names, amounts and purposes are never kept. Entities are not resolved, except those of XML itself.
 */
export class PainReader implements RowReader {
  private readonly parser = new SaxesParser();
  /** Number of open elements. */
  private depth = 0;
  /** The elements to read in each open element of a transaction, or the field that it contains. */
  private readonly elements: (Elements | FieldName | undefined)[] = [];
  private count = 0;
  private fields: Partial<Record<FieldName, string>> = {};
  private field: FieldName | undefined;
  private rows: ReadRow[] = [];
  /** Characters that the parser has got, and those before the last tag. */
  private characters = 0;
  private readUntil = 0;

  /** V8 stores the parser's properties in a way that makes it eight times slower with eight listeners. */
  constructor() {
    this.parser.on('error', () => this.refuse('xml_malformed'));
    this.parser.on('doctype', () => this.refuse('xml_doctype'));
    this.parser.on('opentag', ({ name }) => this.openElement(localName(name)));
    this.parser.on('text', (text) => this.append(text));
    this.parser.on('cdata', (text) => this.append(text));
    this.parser.on('closetag', () => this.closeElement());
  }

  push(text: string): ReadRow[] {
    this.parser.write(text);
    this.characters += text.length;
    // The parser itself buffers texts, comments and tags without a limit.
    if (this.characters - this.readUntil > 2 * MAX_ROW_CHARACTERS) this.refuse('xml_too_large');
    return this.drain();
  }

  end(): ReadRow[] {
    this.parser.close();
    return this.drain();
  }

  private drain(): ReadRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  private openElement(name: string): void {
    this.advance();
    this.depth += 1;
    if (this.depth > MAX_DEPTH) this.refuse('xml_too_large');
    const parent = this.elements.length === 0 ? transactions : this.elements.at(-1);
    const element = typeof parent === 'object' && Object.hasOwn(parent, name) ? parent[name] : undefined;
    if (this.elements.length === 0) {
      if (!element) return;
      this.count += 1;
      this.fields = {};
    }
    this.elements.push(element);
    this.field = typeof element === 'string' ? element : undefined;
    if (this.field) this.fields[this.field] = '';
  }

  private append(text: string): void {
    if (!this.field) return;
    const value = this.fields[this.field] + text;
    if (value.length > MAX_ROW_CHARACTERS) this.refuse('xml_too_large');
    this.fields[this.field] = value;
  }

  private closeElement(): void {
    this.advance();
    this.depth -= 1;
    if (this.elements.length === 0) return;
    this.field = undefined;
    this.elements.pop();
    if (this.elements.length === 0) this.rows.push(rowOfTransaction(this.count, this.fields));
  }

  private advance(): void {
    this.readUntil = this.parser.position;
  }

  private refuse(code: UnreadableCode): never {
    throw new UnreadableFile(code, this.parser.line);
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
