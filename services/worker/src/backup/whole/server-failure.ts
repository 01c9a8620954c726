const sentences: Readonly<Record<string, string>> = {
  '42710': 'Es wird gerade schon eine Vollsicherung erstellt. Warten Sie, bis sie fertig ist.',
  '28000':
    'PostgreSQL lässt diese Rolle nicht zur Replikation zu: In pg_hba.conf fehlt eine Zeile für „replication“, oder der Rolle fehlt das Recht REPLICATION.',
  '42501': 'Der Rolle fehlt das Recht REPLICATION.',
  '53300': 'PostgreSQL hat keine Verbindung für die Replikation frei (max_wal_senders).',
};

/** @returns German: why PostgreSQL refused a base backup or broke it off */
export function serverFailureSentence(error: unknown): string {
  const { code, message } = error as { readonly code?: string; readonly message: string };
  const sentence = sentences[code ?? ''];
  if (sentence !== undefined) return sentence;
  const isOfServer = /^[\dA-Z]{5}$/.test(code ?? '');
  if (!isOfServer) return `Die Verbindung zu PostgreSQL ist abgebrochen: ${message}`;
  return `PostgreSQL hat die Vollsicherung abgebrochen: ${message}`;
}
