import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createInputFile } from '~/testing/create-input-file.js';
import { backups, createDoneJob, restoreCheck, runningJob } from '~/testing/fakes/database.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import {
  announceJob,
  answerWithJob,
  button,
  panel,
  startFakeDatabase,
  toast,
  visitDatabase,
} from '~/testing/visits/visit-database.js';
import { savedFiles } from '~/testing/saved-files.js';

startFakeDatabase();

const saved = savedFiles();

const name = 'iban-backup-2026-11-20-1407.sql';
const backupFile = () => createInputFile('-- iban-pruefer backup 1\n', name, 'application/sql');
const checks = '/api/admin/database/restore-checks';
const restoring = () => panel('Sicherung wiederherstellen');

describe('a backup', () => {
  it('shows its size, the last one, the last proof and its contents', async () => {
    await visitDatabase();
    const made = panel('Sicherung erstellen');
    expect(await made.findByText(/184\sMB/)).toBeInTheDocument();
    expect(restoring().getByText(/31 Tabellen, 3\.904\.772 Datensätze in 41 Sekunden/)).toBeInTheDocument();
    expect(made.getByText('Passwörter und Schlüsselgeheimnisse enthält nur die Vollsicherung.')).toBeInTheDocument();
    expect(made.getByText('keine')).toBeInTheDocument();
    expect(made.getByText(/^19\.11\.2026, 6,2\sMB$/)).toBeInTheDocument();
  });

  it('is fetched as a file; its name, size and time stay on the page', async () => {
    const { visitor } = await visitDatabase(
      '',
      http.get('*/api/admin/database/backup', () =>
        HttpResponse.text('-- iban-pruefer backup 1\n', {
          headers: { 'Content-Type': 'application/sql', 'Content-Disposition': `attachment; filename="${name}"` },
        }),
      ),
    );
    await visitor.click(button('Backup herunterladen'));
    expect(await toast().findByText('Backup erfolgreich')).toBeInTheDocument();
    expect(saved).toEqual([name]);
    expect(panel('Sicherung erstellen').getByText(new RegExp(`${name}: 0\\skB in \\d+ Sekunde`))).toBeInTheDocument();
  });

  it('that fails says so', async () => {
    const { visitor } = await visitDatabase(
      '',
      http.get('*/api/admin/database/backup', () =>
        problem(503, 'backups_busy', 'Es wird gerade schon eines erstellt.'),
      ),
    );
    await visitor.click(button('Backup herunterladen'));
    expect(await toast().findByText('Backup fehlgeschlagen')).toBeInTheDocument();
    expect(toast().getByText('Das Datenbank-Backup konnte nicht erstellt werden.')).toBeInTheDocument();
    expect(panel('Sicherung erstellen').getByText(/Es wird gerade schon eines erstellt/)).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('is stopped while it comes', async () => {
    const { visitor } = await visitDatabase(
      '',
      http.get('*/api/admin/database/backup', () => new Response(new ReadableStream())),
    );
    await visitor.click(button('Backup herunterladen'));
    await visitor.click(await panel('Sicherung erstellen').findByRole('button', { name: 'Abbrechen' }));
    expect(await toast().findByText('Backup abgebrochen')).toBeInTheDocument();
    expect(button('Backup herunterladen')).toBeEnabled();
    expect(saved).toEqual([]);
  });

  it('is made on the server, where all of them can be fetched', async () => {
    const { visitor } = await visitDatabase('?dialog=backups');
    const list = await screen.findByRole('list', { name: 'Aufbewahrte Sicherungen' });
    expect(list).toHaveTextContent('iban-backup-2026-11-19-2214.sql');
    const job = runningJob();
    const begun = answerWithJob('/api/admin/database/backups', job);
    await visitor.dblClick(button('Auf dem Server sichern'));
    await waitFor(() => expect(button('Auf dem Server sichern')).toBeDisabled());
    expect(begun).toHaveLength(1);
    const backup = { fileName: name, bytes: 1_000, records: 7, checksum: 'b', isEncrypted: false };
    announceJob(createDoneJob({ result: { backup: { ...backup, offsiteFailure: 'exit 1' } } }));
    expect(await toast().findByText('Backup erfolgreich')).toBeInTheDocument();
    expect(
      await panel('Sicherung erstellen').findByText('Die Kopie an den zweiten Ort ist gescheitert: exit 1'),
    ).toBeInTheDocument();
  });

  it('is proven by a drill', async () => {
    const { visitor } = await visitDatabase();
    const job = runningJob({ kind: 'restore-drill' });
    answerWithJob('/api/admin/database/drills', job);
    await waitFor(() => expect(button('Wiederherstellung proben')).toBeEnabled());
    await visitor.click(button('Wiederherstellung proben'));
    await waitFor(() => expect(button('Wiederherstellung proben')).toBeDisabled());
    announceJob({ ...job, state: 'done', result: { drill: backups.lastProof! } });
    expect(await toast().findByText('Probe gelungen')).toBeInTheDocument();
  });
});

describe('a restore', () => {
  /** @param refuse how many checks are answered with this before one succeeds */
  async function choose(...refusals: Response[]) {
    const forms: FormData[] = [];
    const site = await visitDatabase(
      '',
      http.post(`*${checks}`, async ({ request }) => {
        forms.push(await request.formData());
        return refusals.shift() ?? HttpResponse.json(restoreCheck);
      }),
    );
    await site.visitor.upload(screen.getByLabelText('Backup-Datei'), backupFile());
    return { ...site, forms };
  }

  it('takes only files that may be a backup', async () => {
    const { visitor } = await visitDatabase();
    const input = screen.getByLabelText('Backup-Datei');
    input.removeAttribute('accept');
    await visitor.upload(input, createInputFile('x', 'bild.png', 'image/png'));
    expect(await toast().findByText('Ungültiger Dateityp')).toBeInTheDocument();
    expect(toast().getByText('Bitte wählen Sie eine SQL-Backup-Datei aus.')).toBeInTheDocument();
    expect(restoring().getByText('Bitte wählen Sie eine SQL-Backup-Datei aus.')).toBeInTheDocument();
  });

  it('shows what the file holds and would change before anything does', async () => {
    await choose();
    expect(await restoring().findByText(/181\sMB, Prüfsumme stimmt, Version 1/)).toBeInTheDocument();
    expect(restoring().getByText('2 neu, 3 geändert, 1 entfallen, 10 unverändert, 1 bleibt weg')).toBeInTheDocument();
    expect(restoring().getByText(/log-hash: Suche nach einer IBAN/)).toBeInTheDocument();
    expect(restoring().getByText('3 Einträge bleiben weg, weil sie bereinigt wurden.')).toBeInTheDocument();
    expect(screen.getAllByText(/Benutzer und API-Schlüssel werden nicht wiederhergestellt/)).toHaveLength(1);
    expect(screen.getByRole('group', { name: 'Ergebnis der Prüfung' })).toHaveFocus();
  });

  it('says why a file is refused, and takes another one', async () => {
    await choose(problem(400, 'backup_damaged', 'Eine Prüfsumme stimmt nicht.'));
    expect(await restoring().findByText(/Eine Prüfsumme stimmt nicht/)).toBeInTheDocument();
    expect(restoring().getByText('b7c2-0042')).toBeInTheDocument();
    expect(restoring().getByRole('button', { name: 'Andere Datei' })).toBeEnabled();
  });

  it('asks for the passphrase of an encrypted file, and sends it in front of the file', async () => {
    const locked = () => problem(400, 'backup_locked', 'Das Backup ist verschlüsselt.');
    const { visitor, forms } = await choose(locked(), locked());
    await visitor.type(await screen.findByLabelText('Passphrase'), 'falsch{Enter}');
    expect(await screen.findByText('Mit dieser Passphrase ist das Backup nicht zu lesen.')).toBeInTheDocument();
    await visitor.type(screen.getByLabelText('Passphrase'), 'richtig{Enter}');
    expect(await restoring().findByText(/Prüfsumme stimmt/)).toBeInTheDocument();
    expect(forms.map((form) => [...form.keys()])).toEqual([
      ['backupFile'],
      ['passphrase', 'backupFile'],
      ['passphrase', 'backupFile'],
    ]);
  });

  it('is taken back, and the server deletes its copy of the file too', async () => {
    const discarded: string[] = [];
    const { visitor } = await choose();
    fakeServer.use(
      http.delete(`*${checks}/:id`, ({ params }) => {
        discarded.push(String(params['id']));
        return HttpResponse.json({ message: 'Entfernt.' });
      }),
    );
    await visitor.click(await restoring().findByRole('button', { name: 'Auswahl aufheben' }));
    await waitFor(() => expect(discarded).toEqual([restoreCheck.id]));
    expect(restoring().getByText('Backup-Datei hierher ziehen oder auswählen')).toBeInTheDocument();
  });

  it('begins after its word is typed, with the chosen parts; the result stays, the choice is cleared', async () => {
    const { visitor } = await choose();
    await visitor.click(await restoring().findByRole('checkbox', { name: 'API-Logs' }));
    await visitor.click(restoring().getByRole('checkbox', { name: 'Auch Gelöschtes zurückholen' }));
    const job = runningJob({ kind: 'restore' });
    const bodies = answerWithJob(`${checks}/${restoreCheck.id}/restore`, job);
    await visitor.click(restoring().getByRole('button', { name: 'Wiederherstellen ...' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Sicherung wiederherstellen?' }));
    expect(question.getByText(/Vorher wird eine Sicherungskopie/)).toBeInTheDocument();
    await visitor.type(question.getByRole('textbox'), 'wiederherstellen{Enter}');
    expect(question.getByText('Bitte geben Sie WIEDERHERSTELLEN ein.')).toBeInTheDocument();
    await visitor.clear(question.getByRole('textbox'));
    await visitor.type(question.getByRole('textbox'), 'WIEDERHERSTELLEN{Enter}');
    await waitFor(() =>
      expect(bodies).toEqual([{ parts: ['content'], bringsBackDeleted: true, confirmation: 'WIEDERHERSTELLEN' }]),
    );
    // The question closes when the answer is there; until then it hides what lies behind it.
    await waitFor(() => restoring());
    announceJob({ ...job, progress: { step: 'Seiten werden eingespielt', done: 3, total: 16 } });
    expect(await restoring().findByText('3 von 16')).toBeInTheDocument();
    const parts = [restoreCheck.parts[0]!];
    announceJob({
      ...job,
      state: 'done',
      endedAt: '2026-11-20T13:01:00Z',
      result: { restore: { recordsRestored: 1_234, parts, safetyBackup: 'iban-backup-2026-11-20-1400.sql' } },
    });
    expect(await toast().findByText('Wiederherstellung erfolgreich')).toBeInTheDocument();
    expect(toast().getByText('1.234 Datensätze wiederhergestellt')).toBeInTheDocument();
    expect(await restoring().findByText('iban-backup-2026-11-20-1400.sql')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Letzte Wiederherstellung' })).toHaveFocus();
    expect(await restoring().findByText('Backup-Datei hierher ziehen oder auswählen')).toBeInTheDocument();
  });

  it('that fails says why', async () => {
    const { visitor } = await choose();
    const job = runningJob({ kind: 'restore' });
    answerWithJob(`${checks}/${restoreCheck.id}/restore`, job);
    await visitor.click(await restoring().findByRole('button', { name: 'Wiederherstellen ...' }));
    await visitor.type(await screen.findByRole('textbox', { name: /WIEDERHERSTELLEN/ }), 'WIEDERHERSTELLEN{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    announceJob({ ...job, state: 'failed', endedAt: '2026-11-20T13:01:00Z', failure: null });
    expect(await toast().findByText('Wiederherstellung fehlgeschlagen')).toBeInTheDocument();
    expect(toast().getByText('Unbekannter Fehler')).toBeInTheDocument();
    expect(restoring().getByRole('button', { name: 'Wiederherstellen ...' })).toBeEnabled();
  });
});
