/** @param info answer to INFO, with memory and persistence @returns the German error (docs/SECURITY.md D5) */
export function describeLossRisk(info: string): string | undefined {
  const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1];
  if (policy !== 'noeviction')
    return `Redis läuft mit „maxmemory-policy ${policy}“ und wirft Einträge weg, wenn der Speicher knapp wird: Mails, Webhooks und geplante Aufträge können dann liegen bleiben. Gebraucht wird „noeviction“.`;
  if (!/^aof_enabled:1/m.test(info))
    return 'Redis läuft ohne „appendonly yes“ und ist nach einem Neustart leer: Ein Auftrag, der dann geplant ist, fällt aus.';
  return undefined;
}
