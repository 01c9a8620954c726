import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ChangeUser, CreateUser } from './users.endpoints.js';

const wrongFields = (Class: new () => object, body: object) =>
  validateSync(plainToInstance(Class, body)).map(({ property }) => property);

const anna = { username: 'anna', email: 'anna@bank.example', password: 'zwölf Zeichen lang', role: 'manager' };

describe('a new user', () => {
  it('is accepted with umlauts, blanks around its name are taken away', () => {
    expect(wrongFields(CreateUser, { ...anna, username: '  jürgen.groß ' })).toEqual([]);
    expect(plainToInstance(CreateUser, { ...anna, username: ' anna ' }).username).toBe('anna');
  });

  it.each([
    [{ username: 'ab' }, 'username'],
    [{ username: 'a b c' }, 'username'],
    [{ username: 'anna\0' }, 'username'],
    [{ username: '\ud800anna' }, 'username'],
    [{ email: 'anna' }, 'email'],
    [{ password: 'kurz' }, 'password'],
    [{ role: 'root' }, 'role'],
  ])('is refused with %j', (fields, wrong) => {
    expect(wrongFields(CreateUser, { ...anna, ...fields })).toEqual([wrong]);
  });
});

describe('an edit of a user', () => {
  it.each([{ isActive: false }, { role: 'admin' }, {}, { version: 3 }])('may name %j alone', (fields) => {
    expect(wrongFields(ChangeUser, fields)).toEqual([]);
  });

  it.each([{ isActive: 'false' }, { role: 1 }, { version: 0 }])('is refused with %j', (fields) => {
    expect(wrongFields(ChangeUser, fields)).toHaveLength(1);
  });
});
