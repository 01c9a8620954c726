import { PRODUCT_NAME } from '@pruefer/contracts';
import { generateSecret, generateURI, verifySync } from 'otplib';

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;

/** A new secret in Base32. */
export function newTotpSecret(): string {
  return generateSecret({ length: SECRET_BYTES });
}

/** The URI in the QR code for authenticator apps. */
export function totpUri(secret: string, username: string): string {
  return generateURI({ issuer: PRODUCT_NAME, label: username, secret });
}

/**
 * The time step a code belongs to: the present one or the one before (docs/SECURITY.md B5).
 * @returns undefined when it is the code of neither
 */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  const epoch = Math.floor(nowMs / 1_000);
  // Back to the last second of the step before, and no further.
  const secondsSinceStep = (epoch % STEP_SECONDS) + 1;
  const result = verifySync({ secret, token: code, epoch, epochTolerance: [secondsSinceStep, 0] });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
