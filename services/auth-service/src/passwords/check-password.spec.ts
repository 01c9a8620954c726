import { Problem } from '@pruefer/contracts';
import { checkPassword } from './check-password.js';
import { commonPasswords } from './common-passwords.js';

const anna = { username: 'Anna.Groß', email: 'a.gross@bank.example' };

function refusalOf(password: string): string | undefined {
  try {
    checkPassword(password, anna, 'password');
    return undefined;
  } catch (error) {
    return (error as Problem).details.errors?.[0]?.code;
  }
}

describe('B2: a password', () => {
  it.each(['korrekt pferd batterie', 'ÄÖÜ äöü ß 12', '            ', 'x'.repeat(128), '日本語のパスワードです。よ'])(
    '%s is accepted',
    (password) => expect(refusalOf(password)).toBeUndefined(),
  );

  it.each([
    ['elf Zeichen', 'length'],
    ['x'.repeat(129), 'length'],
    ['u\u0308u\u0308u\u0308u\u0308u\u0308u\u0308', 'length'],
    ['kein ganzes Zeichen \ud800', 'length'],
    ['123456789012', 'common'],
    ['QWERTYUIOP123', 'common'],
    ['mein anna.groß 1', 'contains_name'],
    ['mein ANNA.GROß 1', 'contains_name'],
    ['mein anna.gro\u00df!!', 'contains_name'],
    ['das ist A.GROSS hier', 'contains_name'],
    ['mein IBAN-Prüfer 2026', 'contains_name'],
    ['mein ibanpruefer 2026', 'contains_name'],
  ])('%j is refused: %s', (password, code) => expect(refusalOf(password)).toBe(code));

  it('is compared with at least 10,000 common ones', () => {
    expect(commonPasswords().size).toBeGreaterThan(10_000);
    expect([...commonPasswords()].every((password) => password === password.toLowerCase())).toBe(true);
  });
});
