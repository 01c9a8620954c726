import type { ClassOf } from '@pruefer/contracts';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/** The JSON note of a backup. @returns undefined for a note in another form */
export function readNote<Note extends object>(Class: ClassOf<Note>, json: string): Note | undefined {
  try {
    const note = plainToInstance(Class, JSON.parse(json));
    return validateSync(note, { whitelist: true, forbidUnknownValues: true }).length === 0 ? note : undefined;
  } catch {
    return undefined;
  }
}
