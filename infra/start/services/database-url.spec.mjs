import { urlForRole } from './database-url.mjs';

it('keeps server, database and options, and escapes the password', () => {
  const url = urlForRole('postgres://admin:x@db:5432/iban?sslmode=require', 'keys_service', 'a/b@c%41');
  expect(url).toBe('postgres://keys_service:a%2Fb%40c%2541@db:5432/iban?sslmode=require');
});
