import { randomBytes } from 'node:crypto';

/** A unique address for `x-forwarded-for`, because limits count by address. */
export function someAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}
