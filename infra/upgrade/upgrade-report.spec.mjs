import { isFlawless, upgradeText } from './upgrade-report.mjs';

const books = { used: 2_400, verdicts: 2_400, logRows: 2_400, differing: 0, agree: true };
const leg = { name: 'v1.0.0, neue Daten', verdicts: 1_200, refused: 0, unanswered: 0 };

describe('the outcome of an upgrade', () => {
  it('is good where every check was answered, charged once and stored', () => {
    expect(isFlawless({ legs: [leg, leg], books, lost: [] })).toBe(true);
    expect(upgradeText({ legs: [leg], books, lost: [] }).split('\n')).toEqual([
      'Abschnitt           Prüfungen  abgelehnt  ohne Antwort',
      'v1.0.0, neue Daten      1.200          0             0',
      '',
      'Gebucht 2.400, beantwortet 2.400, protokolliert 2.400. Die Bücher stimmen. Der Inhalt ist erhalten.',
    ]);
  });

  it.each([
    ['a check was refused', { ...leg, refused: 1 }, books],
    ['a check got no answer', { ...leg, unanswered: 1 }, books],
    ['nothing was checked', { ...leg, verdicts: 0 }, books],
    ['one was charged twice', leg, { ...books, used: 2_401, differing: 1, agree: false }],
  ])('is not where %s', (_, oneLeg, booksOfIt) => {
    expect(isFlawless({ legs: [leg, oneLeg], books: booksOfIt, lost: [] })).toBe(false);
  });

  it('is not where content was lost, and names it', () => {
    const upgrade = { legs: [leg], books, lost: ['users', 'pages'] };
    expect(isFlawless(upgrade)).toBe(false);
    expect(upgradeText(upgrade)).toContain('Nicht wie vorher: users, pages.');
  });

  it('names how many contracts do not agree', () => {
    const upgrade = { legs: [leg], books: { ...books, differing: 3, agree: false }, lost: [] };
    expect(upgradeText(upgrade)).toContain('3 Verträge stimmen nicht.');
  });
});
