import { randomBytes } from 'node:crypto';

/** An address that no other test uses, for `x-forwarded-for`: limits count by it. */
export function someAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}
