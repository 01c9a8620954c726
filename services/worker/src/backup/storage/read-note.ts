import type { ClassOf } from '@pruefer/contracts';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

const OLD_NAME_OF_OFFSITE_FAILURE = '"secondPlaceFailure":';

/** The JSON note of a backup, perhaps of an earlier version. @returns undefined for a note in another form */
export function readNote<Note extends object>(Class: ClassOf<Note>, json: string): Note | undefined {
  try {
    const note = plainToInstance(Class, JSON.parse(json.replace(OLD_NAME_OF_OFFSITE_FAILURE, '"offsiteFailure":')));
    return validateSync(note, { whitelist: true, forbidUnknownValues: true }).length === 0 ? note : undefined;
  } catch {
    return undefined;
  }
}
