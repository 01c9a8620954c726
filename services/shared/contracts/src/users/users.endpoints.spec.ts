import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ChangeUserBody, CreateUserBody } from './users.endpoints.js';

const wrongFields = (Class: new () => object, body: object) =>
  validateSync(plainToInstance(Class, body)).map(({ property }) => property);

const anna = { username: 'anna', email: 'anna@bank.example', password: 'zwölf Zeichen lang', role: 'manager' };

describe('a new user', () => {
  it.each(['Žižek', 'ölçü', 'Ștefan', 'Nguyễn', 'a\u0308rger', 'ẞtar', 'max.mustermann_1-2@x'])(
    'is accepted as %s',
    (username) => expect(wrongFields(CreateUserBody, { ...anna, username })).toEqual([]),
  );

  it('is accepted with umlauts, blanks around its name are taken away', () => {
    expect(wrongFields(CreateUserBody, { ...anna, username: '  jürgen.groß ' })).toEqual([]);
    expect(plainToInstance(CreateUserBody, { ...anna, username: ' anna ' }).username).toBe('anna');
  });

  it.each([
    [{ username: 'ab' }, 'username'],
    [{ username: 'a b c' }, 'username'],
    [{ username: 'anna\0' }, 'username'],
    [{ username: '\ud800anna' }, 'username'],
    [{ username: 'anna\u200bx' }, 'username'],
    [{ username: '\u202eanna' }, 'username'],
    [{ username: 'аnna' }, 'username'],
    [{ username: 'анна' }, 'username'],
    [{ username: 'ann\u0251' }, 'username'],
    [{ username: 'ａｎｎａ' }, 'username'],
    [{ username: 'anna\u0661' }, 'username'],
    [{ username: 'ﬁnn' }, 'username'],
    [{ email: 'an\u00adna@bank.example' }, 'email'],
    [{ email: 'anna\u3164@bank.example' }, 'email'],
    [{ email: 'anna' }, 'email'],
    [{ password: 'kurz' }, 'password'],
    [{ role: 'root' }, 'role'],
  ])('is refused with %j', (fields, wrong) => {
    expect(wrongFields(CreateUserBody, { ...anna, ...fields })).toEqual([wrong]);
  });
});

describe('an edit of a user', () => {
  it.each([{ isActive: false }, { role: 'admin' }, {}, { version: 3 }])('may name %j alone', (fields) => {
    expect(wrongFields(ChangeUserBody, fields)).toEqual([]);
  });

  it.each([{ isActive: 'false' }, { role: 1 }, { version: 0 }])('is refused with %j', (fields) => {
    expect(wrongFields(ChangeUserBody, fields)).toHaveLength(1);
  });
});
