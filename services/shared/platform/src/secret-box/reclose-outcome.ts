import type { Reclosed } from './reclose-all.js';
import { fingerprintOfSecret, proofOfDisuse, type SecretPurpose } from './secret-box.js';

/** The option that gives up unreadable boxes. */
export const DESPITE_UNREADABLE = '--despite-unreadable';

/** German summary of a run. */
export function linesAbout(what: string, { total, reclosed, unreadable }: Reclosed): string[] {
  const first = `${what}: ${total}, davon ${reclosed} eben neu verschlüsselt.`;
  return unreadable === 0
    ? [first]
    : [first, `${unreadable} davon öffnet keines der Geheimnisse, auch kein älteres: Ihnen fehlt ein anderes.`];
}

/**
 * German reason to keep all secrets; undefined when no row needs an older one. Unreadable rows may need a secret that is already
 * lost, so an operator must decide before another one is dropped.
 */
export function reasonToKeep(
  what: string,
  { total, left, unreadable }: Reclosed,
  isDespiteUnreadable: boolean,
): string | undefined {
  if (left > 0)
    return `Ein Dienst verschlüsselt noch mit einem älteren Geheimnis: Starten Sie alle mit dem neuen, dann wiederholen Sie dies.`;
  if (unreadable > 0 && !isDespiteUnreadable)
    return `Nicht lesbare Zeilen (${what}): ${unreadable} von ${total}. Es wird kein Geheimnis weggenommen. Fügen Sie das hinzu, mit dem diese Zeilen verschlüsselt wurden, oder geben Sie sie mit ${DESPITE_UNREADABLE} verloren.`;
  return undefined;
}

/**
 * German list of unused older secrets, each with the next step for secrets in compose.env.
 * @param secrets the current one first
 */
export function linesOfDisuse(purpose: SecretPurpose, [current = '', ...older]: readonly string[], at: Date): string[] {
  return older.flatMap((secret) => {
    const fingerprint = fingerprintOfSecret(purpose, secret);
    const proof = proofOfDisuse(purpose, [current, secret], at);
    return [
      `Nicht mehr gebraucht: ${fingerprint}`,
      `In Containern weiter, binnen 24 Stunden, mit: npm run deploy:secrets -- renew ${purpose} --finish ${fingerprint} --proof ${proof}`,
    ];
  });
}
