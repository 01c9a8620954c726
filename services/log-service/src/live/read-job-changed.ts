import { JobChanged } from '@pruefer/contracts';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { MAX_RECORD_BYTES } from '../consuming/record-fields.js';

/** @returns undefined when it is none: it is left out, and screens ask by themselves (docs/SECURITY.md D3) */
export function readJobChanged(value: Buffer | null): JobChanged | undefined {
  if (value === null || value.length > MAX_RECORD_BYTES) return undefined;
  const changed = plainToInstance(JobChanged, parsed(value));
  if (!(changed instanceof JobChanged)) return undefined;
  return validateSync(changed, { whitelist: true, forbidUnknownValues: true }).length === 0 ? changed : undefined;
}

function parsed(value: Buffer): unknown {
  try {
    return JSON.parse(value.toString());
  } catch {
    return undefined;
  }
}
