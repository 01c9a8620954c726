import type { Language } from '@pruefer/contracts';

/** Effect, price and rate limit of a call. */
interface CallNote {
  readonly text: string;
  readonly price: string;
  readonly limits: string;
  readonly isFree?: true;
}

type Notes = Readonly<Record<string, CallNote>>;

const FREE_DE = 'Kostenlos.';
const PER_KEY_DE = '100 kostenlose Aufrufe in der Sekunde je Schlüssel.';
const PER_ADDRESS_DE = '600 Aufrufe in der Minute je Adresse.';
const PER_MINUTE_DE = 'Das Limit je Minute, das für den Schlüssel vereinbart ist; Testschlüssel: 600.';
const freeDe = (text: string, limits = PER_KEY_DE): CallNote => ({ text, price: FREE_DE, limits, isFree: true });
const siteDe = (text: string): CallNote => freeDe(text, PER_ADDRESS_DE);

const de = {
  validateIban: {
    text: 'Prüft eine IBAN und sagt, was an ihr falsch ist, zu welcher Bank sie gehört und woher das bekannt ist.',
    price:
      'Eine Prüfung je Ergebnis, auch bei einer ungültigen IBAN. Ohne Schlüssel, mit Testschlüssel und bei Fehlern: kostenlos.',
    limits: `${PER_MINUTE_DE} Ohne Schlüssel das Limit je Adresse, das der Header \`RateLimit-Policy\` nennt.`,
  },
  validateIbans: {
    text: 'Prüft bis zu 1.000 IBANs in einer Anfrage und antwortet in ihrer Reihenfolge.',
    price: 'Eine Prüfung je Zeile mit einem Ergebnis; das Kontingent reicht für alle Zeilen oder für keine.',
    limits: '1 bis 1.000 Zeilen, 256 KB, vier Anfragen zugleich je Vertrag. Ein Limit je Minute zählt IBANs.',
  },
  calculateIban: {
    text: 'Berechnet aus Land, Bankcode und Kontonummer die IBAN und prüft sie.',
    price: 'Eine Prüfung, wenn es eine IBAN gibt; sonst nichts.',
    limits: PER_MINUTE_DE,
  },
  validateAsOpenIban: {
    text: 'Prüft eine IBAN und antwortet mit den Feldern von openiban.com, für Programme, die dessen Antworten lesen.',
    price: 'Eine Prüfung je Ergebnis.',
    limits: PER_MINUTE_DE,
  },
  createFileJob: freeDe('Meldet eine Datei mit Namen und Länge an; danach wird sie in Stücken hochgeladen.'),
  listFileJobs: freeDe('Listet die Aufträge Ihres Vertrags, die neuesten zuerst.'),
  readFileJob: freeDe('Zeigt Stand, Fortschritt und Ergebnis eines Auftrags.'),
  deleteFileJob: freeDe('Löscht einen Auftrag mit allen Dateien. Einen laufenden brechen Sie vorher ab.'),
  cancelFileJob: freeDe('Bricht einen Auftrag ab. Was schon geprüft ist, bleibt Ergebnis und berechnet.'),
  startFileJob: {
    text: 'Startet einen Auftrag und entnimmt seinen Preis dem Kontingent.',
    price: 'Eine Prüfung je Zeile mit einer IBAN (`preflight.price`). Was ohne Ergebnis bleibt, kommt zurück.',
    limits: 'Ein Auftrag je Vertrag läuft zur Zeit, weitere warten.',
  },
  rereadFile: freeDe('Lässt eine Datei anders lesen, zum Beispiel mit einer anderen Spalte der IBANs.'),
  uploadPiece: freeDe('Nimmt das nächste Stück einer Datei (tus 1.0), höchstens 2 MiB.'),
  readUpload: freeDe('Sagt, wie weit eine Datei hochgeladen ist.'),
  downloadFileResult: freeDe('Lädt das Ergebnis eines beendeten Auftrags herunter.'),
  downloadFileErrors: freeDe('Lädt die Zeilen herunter, in denen nichts zu prüfen war, mit dem Grund.'),
  findBank: freeDe('Findet eine Bank nach Land und Bankcode.'),
  searchBanks: freeDe('Sucht Banken nach Name, Ort, Bankcode oder BIC.'),
  listBankChanges: freeDe('Listet, welche Banken im Verzeichnis hinzukamen, wegfielen oder sich änderten.'),
  listCountries: freeDe('Listet die Länder mit dem Aufbau ihrer IBANs.'),
  readUsage: freeDe('Zeigt Kontingent und Verbrauch des Schlüssels, auch je Tag.'),
  readApiDescription: siteDe('Liefert diese Beschreibung für Programme, als OpenAPI 3.1.'),
  listPublicPages: siteDe('Listet die veröffentlichten Seiten der Website.'),
  readPublicPage: siteDe('Liefert eine veröffentlichte Seite der Website.'),
  readPreview: siteDe('Zeigt eine Seite, deren Vorschau jemand geteilt hat.'),
  listPublicSections: siteDe('Listet die Bereiche der Startseite.'),
  readHomepageMeta: siteDe('Liefert Titel und Beschreibung der Startseite.'),
  readHeaderConfig: siteDe('Liefert den Header der Website.'),
  readFooterConfig: siteDe('Liefert den Footer der Website.'),
  readImage: siteDe('Liefert ein Bild der Website.'),
  readShareImage: siteDe('Liefert ein Bild als JPEG, wie es Vorschauen geteilter Adressen zeigen.'),
} satisfies Notes;

const FREE_EN = 'Free.';
const PER_KEY_EN = '100 free calls per second and key.';
const PER_ADDRESS_EN = '600 calls per minute and IP address.';
const PER_MINUTE_EN = 'The limit per minute agreed for the key; test keys: 600.';
const freeEn = (text: string, limits = PER_KEY_EN): CallNote => ({ text, price: FREE_EN, limits, isFree: true });
const siteEn = (text: string): CallNote => freeEn(text, PER_ADDRESS_EN);

const en = {
  validateIban: {
    text: 'Checks an IBAN: what is wrong with it, which bank it belongs to, and where that is known from.',
    price: 'One check per verdict, also on an invalid IBAN. Free without a key, with a test key and for errors.',
    limits: `${PER_MINUTE_EN} Without a key the limit per IP address that the header \`RateLimit-Policy\` names.`,
  },
  validateIbans: {
    text: 'Checks up to 1,000 IBANs in one request and answers in their order.',
    price: 'One check per row with a verdict; the quota is enough for all rows or none is checked.',
    limits: '1 to 1,000 rows, 256 KB, four requests at a time per contract. A limit per minute counts IBANs.',
  },
  calculateIban: {
    text: 'Calculates the IBAN from country, bank code and account number, and checks it.',
    price: 'One check if there is an IBAN; otherwise nothing.',
    limits: PER_MINUTE_EN,
  },
  validateAsOpenIban: {
    text: 'Checks an IBAN and answers in the fields of openiban.com, for programs that read its answers.',
    price: 'One check per verdict.',
    limits: PER_MINUTE_EN,
  },
  createFileJob: freeEn('Registers a file by name and length; it is then uploaded in pieces.'),
  listFileJobs: freeEn('Lists the jobs of your contract, newest first.'),
  readFileJob: freeEn('Shows state, progress and result of a job.'),
  deleteFileJob: freeEn('Deletes a job with all its files. Cancel a running one first.'),
  cancelFileJob: freeEn('Cancels a job. What has been checked stays in the result and is charged.'),
  startFileJob: {
    text: 'Starts a job and takes its price from the quota.',
    price: 'One check per row with an IBAN (`preflight.price`). What ends without a verdict is returned.',
    limits: 'One job per contract runs at a time, others wait.',
  },
  rereadFile: freeEn('Reads a file differently, for example with another column of IBANs.'),
  uploadPiece: freeEn('Accepts the next piece of a file (tus 1.0), at most 2 MiB.'),
  readUpload: freeEn('Tells how much of a file has been uploaded.'),
  downloadFileResult: freeEn('Downloads the result of a finished job.'),
  downloadFileErrors: freeEn('Downloads the rows without anything to check, with the reason.'),
  findBank: freeEn('Finds a bank by country and bank code.'),
  searchBanks: freeEn('Searches banks by name, town, bank code or BIC.'),
  listBankChanges: freeEn('Lists which banks were added to, removed from or changed in the directory.'),
  listCountries: freeEn('Lists the countries with the structure of their IBANs.'),
  readUsage: freeEn('Shows quota and usage of the key, also per day.'),
  readApiDescription: siteEn('Returns this description for programs, as OpenAPI 3.1.'),
  listPublicPages: siteEn('Lists the published pages of the website.'),
  readPublicPage: siteEn('Returns a published page of the website.'),
  readPreview: siteEn('Shows a page whose preview somebody has shared.'),
  listPublicSections: siteEn('Lists the sections of the home page.'),
  readHomepageMeta: siteEn('Returns title and description of the home page.'),
  readHeaderConfig: siteEn('Returns the header of the website.'),
  readFooterConfig: siteEn('Returns the footer of the website.'),
  readImage: siteEn('Returns an image of the website.'),
  readShareImage: siteEn('Returns an image as JPEG, as previews of shared addresses show it.'),
} satisfies Readonly<Record<keyof typeof de, CallNote>>;

/** Notes by operation. */
export const callNotes: Readonly<Record<Language, Notes>> = { de, en };
