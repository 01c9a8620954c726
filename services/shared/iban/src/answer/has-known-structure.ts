import { checkNames, type Verdict } from '../verdict/verdict.js';

const STRUCTURE = checkNames.indexOf('structure');

/** Whether the IBAN has its country's structure, so that its fields are known. */
export function hasKnownStructure({ results }: Verdict): boolean {
  return results.charAt(STRUCTURE) === 'p';
}
