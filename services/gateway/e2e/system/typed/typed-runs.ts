import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Desk } from './desk.js';
import { measuringRuns } from './measuring-runs.js';

/** What happens when a line of a page is typed, in the order in which the pages have them. */
export interface TypedRun {
  /** The line in the document. */
  readonly line: string;
  /** The line with its placeholders filled in; undefined: the line is typed unchanged. */
  readonly typed?: (desk: Desk) => string;
  /** Exit code; 0 where nothing is said. */
  readonly code?: number;
  readonly printed: RegExp;
  /** Further assertions about what the documentation page promises. */
  readonly verify?: (desk: Desk, printed: string) => unknown;
  /** Whether the run takes minutes, or another run of its word is enough for every commit. */
  readonly isLong?: true;
}

/** The suite or specification that types the line, in the checkout. */
export const elsewhere: Readonly<Record<string, string>> = {
  'npm start': 'infra/start/e2e/launcher.rounds.e2e.mjs',
  'npm test': 'infra/test/test.mjs',
  'npm run test:long': 'infra/test/test.mjs',
  'npm test -- --changed': 'infra/start/e2e/choice-of-tests.e2e.mjs',
  'npm test -- --help': 'infra/start/e2e/choice-of-tests.e2e.mjs',
  'npm run backup -- --whole': 'infra/start/e2e/whole-recovery.long.e2e.mjs',
  'npm run backup -- --whole FOLDER': 'infra/start/e2e/whole-recovery.long.e2e.mjs',
  'npm run verify -- --whole FOLDER': 'infra/start/e2e/whole-recovery.long.e2e.mjs',
  'npm run restore -- --whole FOLDER': 'infra/start/e2e/whole-recovery.long.e2e.mjs',
  'npm run restore -- --whole FOLDER --to NEW': 'infra/start/e2e/point-in-time.long.e2e.mjs',
  'npm run check:deploy': 'infra/deploy/check/rules.spec.mjs',
  'npm run check:cluster': 'infra/deploy/cluster/rules.spec.mjs',
  'npm run release': 'infra/release/e2e/release.e2e.mjs',
  'npm run deploy:secrets': 'infra/deploy/compose.spec.mjs',
  'npm run deploy:secrets -- renew two-factor': 'infra/deploy/renew-env.spec.mjs',
  'npm run deploy:secrets -- renew two-factor --use NEW': 'infra/deploy/renew-env.spec.mjs',
  'npm run deploy:secrets -- renew two-factor --finish OLD': 'infra/deploy/renew-env.spec.mjs',
  'npm run deploy:secrets -- renew two-factor --beside FILE': 'infra/deploy/renew-env.spec.mjs',
  'npm run deploy:secrets -- renew two-factor --beside compose.env.with-OLD': 'infra/deploy/renew-env.spec.mjs',
};

const check = "curl http://localhost:8080/api/validate-iban -H 'content-type: application/json'";
const withKey = "-H 'X-API-Key: iban_sk_…'";
/** Exit code of a command that says why it does nothing. */
const REFUSED = 1;

const keys: readonly TypedRun[] = [
  { line: 'npm run status', printed: /^gateway .* bereit$/m },
  {
    line: `${check} -d '{"iban":"DE89 3704 0044 0532 0130 00"}'`,
    printed: /"valid":true,.*"bankName":"Commerzbank"/,
  },
  {
    line: 'npm run keys -- issue --client "Musterfirma GmbH" --email it@musterfirma.example --quota 1000',
    printed: /^iban_(?:sk|test)_[0-9a-f]{64}$/m,
    verify: (desk, printed) => desk.keepKey(printed),
  },
  {
    line: `${check} ${withKey} -d '{"iban":"…"}'`,
    typed: () => `${check} ${withKey} -d '{"iban":"DE89370400440532013000"}'`,
    printed: /"valid":true/,
  },
  { line: 'npm run keys -- list', printed: /Musterfirma GmbH/, isLong: true },
  {
    line: 'npm run keys -- top-up --key ID --amount 500 --order A-2026-17',
    printed: /Kontingent aufgebucht: 1\.000 → 1\.500 Aufrufe\./,
  },
];

const data: readonly TypedRun[] = [
  { line: 'npm run banks -- formats', printed: /Deutsche Bundesbank/, isLong: true },
  {
    line: 'npm run banks -- import blz-aktuell-txt-data.txt --valid-from 2026-12-07',
    typed: (desk) => {
      const shipped = join(desk.root, 'services/worker/data/blz-20260907.txt.gz');
      writeFileSync(join(desk.folder, 'blz-aktuell-txt-data.txt'), gunzipSync(readFileSync(shipped)));
      return 'npm run banks -- import blz-aktuell-txt-data.txt --valid-from 2026-12-07';
    },
    printed: /geladen, gültig ab 07\.12\.2026/,
    isLong: true,
  },
  { line: 'npm run banks -- list', printed: /Deutsche Bundesbank/ },
  {
    line: 'npm run registry -- import iban-registry-103.txt --valid-from 2027-01-04 --release 103',
    typed: (desk) => {
      desk.writeRegistry('iban-registry-103.txt');
      return 'npm run registry -- import iban-registry-103.txt --valid-from 2027-01-04 --release 103';
    },
    printed: /103.*gültig ab 04\.01\.2027|gültig ab 04\.01\.2027.*103/s,
  },
];

const accounts: readonly TypedRun[] = [
  {
    line: 'npm run users -- create --username otto --email otto@musterfirma.example --role manager',
    printed: /^Passwort für otto, .*:\n\S{20,}$/m,
  },
  { line: 'npm run users -- list', printed: /^otto .*otto@musterfirma\.example/m, isLong: true },
  { line: 'npm run users -- reset-password --username otto', printed: /\n\S{20,}$/m, isLong: true },
  { line: 'npm run users -- reset-2fa --username otto', printed: /zurückgesetzt/, isLong: true },
];

const content: readonly TypedRun[] = [
  {
    line: 'npm run content -- export pages/',
    printed: /Exportiert: \d+ Seiten/,
    verify: ({ folder }) => expect(readdirSync(join(folder, 'pages'))).toContain('impressum.md'),
  },
  { line: 'npm run content -- import pages/', printed: /impressum\.md: unverändert/, isLong: true },
  {
    line: 'npm run content -- export DIR',
    typed: () => 'npm run content -- export ort',
    printed: /Exportiert/,
    isLong: true,
  },
  {
    line: 'npm run content -- import DIR',
    typed: () => 'npm run content -- import ort',
    printed: /impressum\.md: unverändert/,
    isLong: true,
  },
];

const backups: readonly TypedRun[] = [
  {
    line: 'npm run backup',
    printed: /iban-backup-[\d-]+\.sql\n.*Datensätze/,
    verify: (desk, printed) => desk.keepBackup(printed),
  },
  {
    line: 'npm run verify -- .data/backups/iban-backup-2026-11-22-0215.sql',
    printed: /vollständig und unverändert/,
  },
  {
    line: 'npm run backup -- FILE',
    typed: () => 'npm run backup -- kopie.sql',
    printed: /kopie\.sql\n.*Datensätze/,
    isLong: true,
  },
  {
    line: 'npm run backup -- FOLDER',
    typed: () => 'npm run backup -- .',
    printed: /iban-backup-[\d-]+\.sql\n.*Datensätze/,
    isLong: true,
  },
  {
    line: 'npm run verify -- FILE',
    typed: () => 'npm run verify -- kopie.sql',
    printed: /vollständig und unverändert/,
    isLong: true,
  },
  {
    line: 'npm run restore -- .data/backups/iban-backup-2026-11-22-0215.sql',
    typed: () => 'echo WIEDERHERSTELLEN | npm run restore -- .data/backups/iban-backup-2026-11-22-0215.sql',
    printed: /Wiederhergestellt\./,
    isLong: true,
  },
  {
    line: 'npm run restore -- FILE',
    typed: () => 'echo nein | npm run restore -- kopie.sql',
    printed: /Nichts hat sich geändert\./,
    isLong: true,
  },
  {
    line: 'npm run restore -- FILE --parts content,settings --bring-back-deleted --yes',
    typed: ({ backup }) => `npm run restore -- ${backup} --parts content,settings --bring-back-deleted --yes`,
    printed: /Wiederhergestellt\. Das Backup des Stands davor: \S+/,
  },
];

const secrets: readonly TypedRun[] = [
  { line: 'npm run secrets -- list', printed: /two-factor +[\da-f]{16}/, isLong: true },
  {
    line: 'npm run secrets -- export secrets.json',
    printed: /two-factor +[\da-f]{16}/,
    verify: ({ folder }) => expect(readdirSync(folder)).toContain('secrets.json'),
  },
  {
    line: 'npm run secrets -- export FILE',
    typed: () => 'npm run secrets -- export zweite.json',
    printed: /two-factor/,
    isLong: true,
  },
  // Both pages want a data folder whose system does not run: infra/start/e2e/launcher.rounds.e2e.mjs imports into one.
  {
    line: 'npm run secrets -- import FILE',
    typed: () => 'npm run secrets -- import secrets.json',
    code: REFUSED,
    printed: /Beenden Sie es, bevor Sie Geheimnisse übernehmen/,
    isLong: true,
  },
  {
    line: 'npm run secrets -- import FILE --beside',
    typed: () => 'npm run secrets -- import secrets.json --beside',
    code: REFUSED,
    printed: /Beenden Sie es, bevor Sie Geheimnisse übernehmen/,
    isLong: true,
  },
  { line: 'npm run secrets -- renew token-keys', printed: /gilt ab dem nächsten Start/, isLong: true },
  {
    line: 'npm run secrets -- renew internal',
    code: REFUSED,
    printed: /Beenden Sie es, bevor Sie internal wechseln/,
    isLong: true,
  },
  { line: 'npm run secrets -- renew two-factor', printed: /verschlüsselt ab dem nächsten Start/, isLong: true },
  {
    line: 'npm run secrets -- renew two-factor --finish',
    code: REFUSED,
    printed: /Starten Sie es neu/,
    isLong: true,
  },
];

/** All of them on one system, in this order: some use what one before has made. */
export const typedRuns = [...keys, ...data, ...accounts, ...content, ...backups, ...secrets, ...measuringRuns];
