import { damagedBackup } from './damaged-backup.js';
import type { WalRange } from './manifest.js';

/** Offset of the LSN in the header of a segment's first page. */
const PAGE_LSN_OFFSET = 8;
export const PAGE_HEADER_BYTES = 16;

export interface WalSegment {
  readonly size: number;
  /** The LSN in the header of its first page; a recycled file has another one. */
  readonly lsn: bigint;
}

/** Whether a path of an archive names a segment of the log. */
export function isWalSegment(path: string): boolean {
  return /^pg_wal\/[\dA-F]{24}$/.test(path);
}

/** Whether PostgreSQL adds a file to a backup without listing it: the WAL and its history and status files. */
export function isWalFile(path: string): boolean {
  return isWalSegment(path) || /^pg_wal\/([\dA-F]{8}\.history|archive_status\/[\w.]+)$/.test(path);
}

/** @param head at least the first 16 bytes of a segment */
export function parsePageLsn(head: Buffer): bigint {
  return head.length < PAGE_HEADER_BYTES ? -1n : head.readBigUInt64LE(PAGE_LSN_OFFSET);
}

/** @param segments by their names, such as 000000010000000000000003 @throws Problem `backup_damaged` when part of a range is missing */
export function requireWal(ranges: readonly WalRange[], segments: ReadonlyMap<string, WalSegment>): void {
  const [first] = segments.values();
  const segmentBytes = BigInt(first?.size ?? 0);
  if (segmentBytes === 0n) throw damagedBackup('Das Änderungsprotokoll (pg_wal) fehlt.');
  for (const { timeline, start, end } of ranges)
    for (let number = start / segmentBytes; number * segmentBytes < end; number += 1n) {
      const name = segmentName(timeline, number, segmentBytes);
      const segment = segments.get(name);
      if (BigInt(segment?.size ?? 0) !== segmentBytes || segment?.lsn !== number * segmentBytes)
        throw damagedBackup(`Vom Änderungsprotokoll fehlt die Datei ${name}.`);
    }
}

function segmentName(timeline: number, number: bigint, segmentBytes: bigint): string {
  const perId = 0x1_0000_0000n / segmentBytes;
  const hex = (part: bigint) => part.toString(16).toUpperCase().padStart(8, '0');
  return hex(BigInt(timeline)) + hex(number / perId) + hex(number % perId);
}
