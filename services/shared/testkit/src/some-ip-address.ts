import { randomBytes } from 'node:crypto';

/** A unique address for `x-forwarded-for`, because limits count by address. */
export function someIpAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}
