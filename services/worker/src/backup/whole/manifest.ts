import { createHash } from 'node:crypto';
import { damagedBackup } from './damaged-backup.js';

interface ManifestFile {
  readonly size: number;
  /** SHA-256 in hex. */
  readonly checksum: string;
}

/** The log that a restore reads before the data are of one moment. */
export interface WalRange {
  readonly timeline: number;
  readonly start: bigint;
  readonly end: bigint;
}

export interface Manifest {
  readonly files: ReadonlyMap<string, ManifestFile>;
  readonly walRanges: readonly WalRange[];
}

interface RawManifest {
  readonly Files: readonly {
    readonly Path?: string;
    readonly 'Encoded-Path'?: string;
    readonly Size: number;
    readonly Checksum: string;
    readonly 'Checksum-Algorithm': string;
  }[];
  readonly 'WAL-Ranges': readonly {
    readonly Timeline: number;
    readonly 'Start-LSN': string;
    readonly 'End-LSN': string;
  }[];
}

/** Reads PostgreSQL's backup manifest, whose last line holds the SHA-256 of all lines before. @throws Problem `backup_damaged` */
export function readManifest(text: Buffer): Manifest {
  const [, checksum] = /"Manifest-Checksum": "([\da-f]{64})"\}\s*$/.exec(text.subarray(-200).toString('latin1')) ?? [];
  const end = text.lastIndexOf('"Manifest-Checksum"');
  const sum = createHash('sha256')
    .update(text.subarray(0, Math.max(end, 0)))
    .digest('hex');
  if (checksum === undefined || sum !== checksum) throw damagedBackup('Die Dateiliste backup_manifest ist verändert.');
  try {
    const { Files, 'WAL-Ranges': ranges } = JSON.parse(text.toString('utf8')) as RawManifest;
    const files = new Map(Files.map((file) => [getPath(file), toManifestFile(file)]));
    const walRanges = ranges.map((range) => ({
      timeline: range.Timeline,
      start: parseLsn(range['Start-LSN']),
      end: parseLsn(range['End-LSN']),
    }));
    if (walRanges.length === 0 || files.size !== Files.length) throw new Error('empty');
    return { files, walRanges };
  } catch {
    throw damagedBackup('Die Dateiliste backup_manifest ist nicht lesbar.');
  }
}

function getPath(file: RawManifest['Files'][number]): string {
  return file.Path ?? Buffer.from(file['Encoded-Path'] ?? '', 'hex').toString('utf8');
}

function toManifestFile({ Size: size, Checksum: checksum, ...file }: RawManifest['Files'][number]): ManifestFile {
  if (file['Checksum-Algorithm'] !== 'SHA256' || !Number.isSafeInteger(size)) throw new Error('checksum');
  return { size, checksum };
}

/** @param text such as `0/3000028` */
function parseLsn(text: string): bigint {
  const [, high = '', low = ''] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/.exec(text) ?? [];
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
