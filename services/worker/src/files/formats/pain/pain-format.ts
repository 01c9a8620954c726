import type { FileFormat } from '@pruefer/contracts';
import { UnreadableFile } from '../row/unreadable-file.js';

/** Matches the namespaces of all versions and publishers, such as `urn:iso:std:iso:20022:tech:xsd:pain.001.001.03`. */
const NAMESPACE = /\sxmlns(?::[\w.-]+)?\s*=\s*["'][^"'<>]*\b(?<format>pain\.00[18])\.\d{3}\.\d{2}/;
const DOCTYPE = /<!DOCTYPE/;

/** The kind of a SEPA file by its first elements. @throws UnreadableFile `other_xml`, `xml_doctype` */
export function detectPainFormat(head: string): Extract<FileFormat, `pain.${string}`> {
  if (DOCTYPE.test(head)) throw new UnreadableFile('xml_doctype');
  const format = NAMESPACE.exec(head)?.groups?.['format'];
  if (format === undefined) throw new UnreadableFile('other_xml');
  return format as Extract<FileFormat, `pain.${string}`>;
}
