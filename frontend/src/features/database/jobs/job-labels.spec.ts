import type { JobResult } from '@pruefer/contracts';
import { createDoneJob } from '~/testing/fakes/database.js';
import { endMessage } from './end-message.js';
import { describeJobOrigin, jobDuration, resultLines } from './job-labels.js';

const bankImport = {
  isNew: true,
  imported: 13_760,
  errors: 2,
  errorLines: ['Zeile 7: die Bankleitzahl fehlt'],
  difference: { added: 21, changed: 1_148, removed: 9, bicChanged: 12 },
} as const;
const lines = (result: object) => resultLines(result);

describe('who started a job', () => {
  it.each([
    [{ startedBy: 'm.hoffmann' }, 'von m.hoffmann'],
    [{ startedBy: null }, 'von unbekannt'],
    [{ origin: 'schedule', startedBy: null }, 'nach Zeitplan'],
    [{ origin: 'command-line', startedBy: null }, 'von der Befehlszeile'],
  ] as const)('of %j it says: %s', (differs, words) => {
    expect(describeJobOrigin(createDoneJob(differs))).toBe(words);
  });
});

describe('how long a job ran', () => {
  it.each([
    ['2026-11-20T13:00:01.000Z', '2026-11-20T13:00:01.020Z', '1 Sekunde'],
    ['2026-11-20T13:00:01.000Z', '2026-11-20T13:00:42.400Z', '41 Sekunden'],
    ['2026-11-20T13:00:00.000Z', '2026-11-20T13:02:05.000Z', '2:05 Minuten'],
    // The clocks went back between the two: what counts is the time that passed.
    ['2026-10-25T02:59:30+02:00', '2026-10-25T02:00:15+01:00', '45 Sekunden'],
  ])('from %s to %s it says: %s', (startedAt, endedAt, words) => {
    expect(jobDuration(createDoneJob({ startedAt, endedAt }))).toBe(words);
  });

  it('is not shown for one that continues, nor for one that was cancelled before it began', () => {
    expect(jobDuration(createDoneJob({ endedAt: null }))).toBeUndefined();
    expect(jobDuration(createDoneJob({ startedAt: null, state: 'cancelled' }))).toBeUndefined();
  });
});

describe('what a job came to', () => {
  it('has no line for a job without a result', () => {
    expect(resultLines(null)).toEqual([]);
    expect(lines({})).toEqual([]);
  });

  it('names the counts of an import first, then the difference, then every line that was wrong', () => {
    expect(lines({ bankImport })).toEqual([
      '13.760 Banken importiert, 2 Fehler',
      '21 neu, 1.148 geändert, 9 entfallen',
      'Zeile 7: die Bankleitzahl fehlt',
    ]);
  });

  it('is one sentence for a file that was imported before, in the toast too', () => {
    const repeated = { bankImport: { ...bankImport, isNew: false, errorLines: [] } };
    expect(lines(repeated)).toEqual(['Diese Datei war schon importiert.']);
    const job = createDoneJob({ kind: 'bank-import', result: repeated as unknown as JobResult });
    expect(endMessage(job)).toMatchObject({ title: 'Bank Data Import', text: 'Diese Datei war schon importiert.' });
  });

  it('says that a backup equal to the data has changed nothing', () => {
    const restore = { recordsRestored: 0, safetyBackup: 'iban-backup-vorher.sql' };
    expect(lines({ restore })[0]).toBe('Alles war schon auf diesem Stand');
  });

  it('says that the offsite copy of a backup is missing, though the backup was made', () => {
    const backup = { fileName: 'iban-backup-2026-11-20.sql', bytes: 181_000_000, offsiteFailure: null };
    expect(lines({ backup })).toHaveLength(1);
    const [made, missing] = lines({ backup: { ...backup, offsiteFailure: 'Kein Platz auf /mnt/zweit' } });
    expect(made).toBe(lines({ backup })[0]);
    expect(missing).toContain('Kein Platz auf /mnt/zweit');
  });

  it('names the backup that a restore made of the state before', () => {
    const restore = { recordsRestored: 3_904_772, safetyBackup: 'iban-backup-vorher.sql' };
    const [restored, safety] = lines({ restore });
    expect(restored).toContain('3.904.772');
    expect(safety).toContain('iban-backup-vorher.sql');
  });

  it('lists every finding of a check', () => {
    expect(lines({ check: { findings: ['Neue Bankdaten ab 7. Dezember', 'SIX antwortet nicht'] } })).toEqual([
      'Neue Bankdaten ab 7. Dezember',
      'SIX antwortet nicht',
    ]);
  });
});

describe('the end of a job', () => {
  it('that was cancelled says that nothing has changed, whatever it was', () => {
    expect(endMessage(createDoneJob({ state: 'cancelled', kind: 'restore' }))).toEqual({
      kind: 'success',
      title: 'Auftrag abgebrochen',
      text: 'Es wurde nichts geändert.',
    });
  });

  it('of an import says the counts', () => {
    expect(endMessage(createDoneJob({ kind: 'bank-import', result: { bankImport } as unknown as JobResult }))).toEqual({
      kind: 'success',
      title: 'Bank Data Import',
      text: '13.760 Banken importiert, 2 Fehler',
    });
  });

  it('without a result names the job', () => {
    expect(endMessage(createDoneJob({ kind: 'log-retention' }))).toEqual({
      kind: 'success',
      title: 'Auftrag abgeschlossen',
      text: 'Löschung alter Logs',
    });
  });

  it.each(['bank-import', 'restore', 'restore-drill', 'log-cleanup', 'log-retention', 'backup-check'] as const)(
    'that failed as %s gives the reason of the server',
    (kind) => {
      const failed = { kind, state: 'failed', failure: 'Die Datenbank antwortet nicht.' } as const;
      expect(endMessage(createDoneJob(failed))).toMatchObject({
        kind: 'error',
        text: 'Die Datenbank antwortet nicht.',
      });
      expect(endMessage(createDoneJob({ ...failed, failure: null })).text).toMatch(/\S/);
    },
  );
});
