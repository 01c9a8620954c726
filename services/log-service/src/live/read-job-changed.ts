import { JobChanged } from '@pruefer/contracts';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { MAX_RECORD_BYTES } from '../consuming/record-fields.js';

/** @returns undefined for an invalid event, which is skipped because screens also poll (docs/SECURITY.md D3) */
export function readJobChanged(value: Buffer | null): JobChanged | undefined {
  if (value === null || value.length > MAX_RECORD_BYTES) return undefined;
  const event = plainToInstance(JobChanged, parseJson(value));
  if (!(event instanceof JobChanged)) return undefined;
  return validateSync(event, { whitelist: true, forbidUnknownValues: true }).length === 0 ? event : undefined;
}

function parseJson(value: Buffer): unknown {
  try {
    return JSON.parse(value.toString());
  } catch {
    return undefined;
  }
}
