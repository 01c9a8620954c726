import { describeFailure } from '@pruefer/platform';
import { banksCommandLine, banksProgram, type ImportOrder, type SchwiftyRequest } from './banks-program.js';

type Asked = ImportOrder | SchwiftyRequest | 'list' | 'formats';

/** The parsed input of a call, or its error messages. */
async function call(...words: string[]): Promise<Asked | string[] | undefined> {
  let asked: Asked | undefined;
  const program = banksProgram({
    import: (request) => Promise.resolve(void (asked = request)),
    schwifty: (request) => Promise.resolve(void (asked = request)),
    list: () => Promise.resolve(void (asked = 'list')),
    formats: () => void (asked = 'formats'),
  });
  try {
    await program.parseAsync(words, { from: 'user' });
    return asked;
  } catch (error) {
    return describeFailure(error, banksCommandLine);
  }
}

const help = 'Hilfe: npm run banks -- --help';
const dateSentence = '--valid-from: Bitte geben Sie einen Tag als JJJJ-MM-TT an, ab dem die Datei gilt.';

describe('npm run banks', () => {
  it('import takes a file and its first day', async () => {
    expect(await call('import', 'blz.txt', '--valid-from', '2026-12-07')).toEqual({
      file: 'blz.txt',
      validFrom: '2026-12-07',
      isDropConfirmed: false,
    });
  });

  it('F4: import takes the confirmation of a drop', async () => {
    expect(await call('import', 'blz.txt', '--confirm', '--valid-from', '2026-12-07')).toMatchObject({
      isDropConfirmed: true,
    });
  });

  it('F4: import takes the country whose banks are expected', async () => {
    expect(await call('import', 'be.csv', '--country', 'BE', '--valid-from', '2026-12-07')).toMatchObject({
      country: 'BE',
    });
  });

  it('schwifty takes a folder, and a first day if one is given', async () => {
    expect(await call('schwifty', 'site-packages')).toEqual({ folder: 'site-packages', isDropConfirmed: false });
    expect(await call('schwifty', 'site-packages', '--valid-from', '2026-12-07', '--confirm')).toEqual({
      folder: 'site-packages',
      validFrom: '2026-12-07',
      isDropConfirmed: true,
    });
  });

  it.each(['list', 'formats'])('%s wants nothing more', async (word) => {
    expect(await call(word)).toBe(word);
  });

  it.each([
    [['import', '--valid-from', '2026-12-07'], ['Datei: Bitte geben Sie eine Datei an.']],
    [['import', 'blz.txt'], [dateSentence]],
    [
      ['import', 'be.csv', '--valid-from', '2026-12-07', '--country', 'Belgien'],
      ['--country: Bitte geben Sie ein Land mit zwei Großbuchstaben an, zum Beispiel BE.'],
    ],
    [['schwifty'], ['Ordner: Bitte geben Sie den Ordner an, in dem das Paket installiert ist.']],
    [['schwifty', 'site-packages', '--valid-from', 'morgen'], [dateSentence]],
    [['import', 'blz.txt', '--valid-from', '07.12.2026'], [dateSentence]],
    [['import', 'blz.txt', '--valid-from', '2026-02-30'], [dateSentence]],
    [['import', 'blz.txt', '--valid-from', '2026-12-07T00:00:00Z'], [dateSentence]],
    [
      ['import', 'blz.txt', '--valid-from'],
      ['Hinter einer Option fehlt ihr Wert.', help],
    ],
    [
      ['import', 'blz.txt', '--force'],
      ['Diese Option gibt es nicht.', help],
    ],
    [['delete'], ['Diesen Befehl gibt es nicht.', help]],
  ])('%j is refused', async (words, sentences) => {
    expect(await call(...words)).toEqual(sentences);
  });
});
