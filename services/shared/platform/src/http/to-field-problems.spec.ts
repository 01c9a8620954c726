import 'reflect-metadata';
import { Type } from 'class-transformer';
import {
  IsEmail,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
  validateSync,
} from 'class-validator';
import { textIn, type TranslatableFieldProblem } from '@pruefer/contracts';
import { toFieldProblems } from './to-field-problems.js';

class Address {
  @IsString() @MaxLength(5) city!: string;
}

class Order {
  @IsNotEmpty({ message: 'Fehlende Auftragsnummer' }) number!: string;
  @IsInt() @Min(1) @Max(1_000_000) amount!: number;
  @IsOptional() @IsEmail() mail?: string;
  @ValidateNested() @Type(() => Address) address!: Address;
}

const listFaults = (order: Partial<Order>) => toFieldProblems(validateSync(Object.assign(new Order(), order)));
const listGermanProblems = (order: Partial<Order>) => toGerman(listFaults(order));
const toGerman = (problems: readonly TranslatableFieldProblem[]) =>
  problems.map((problem) => ({ ...problem, message: textIn(problem.message, 'de') }));

describe('toFieldProblems', () => {
  it('gives nothing for valid input', () => {
    const address = Object.assign(new Address(), { city: 'Bonn' });
    expect(listGermanProblems({ number: '1', amount: 1, address })).toEqual([]);
  });

  it('prefers the sentence at the field, else takes that of the constraint', () => {
    const address = Object.assign(new Address(), { city: 'Ludwigshafen' });
    expect(listGermanProblems({ number: '', amount: 2_000_000, mail: 'x', address })).toEqual([
      { field: 'number', code: 'isNotEmpty', message: 'Fehlende Auftragsnummer' },
      { field: 'amount', code: 'max', message: 'Der Wert darf höchstens 1.000.000 sein.' },
      { field: 'mail', code: 'isEmail', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
      { field: 'address.city', code: 'maxLength', message: 'Bitte geben Sie höchstens 5 Zeichen ein.' },
    ]);
  });

  it('gives one problem for each field: missing or of another type first', () => {
    const address = Object.assign(new Address(), { city: 7 });
    const order = { number: '1', amount: 'viele', address } as unknown as Order;
    expect(listGermanProblems(order)).toEqual([
      { field: 'amount', code: 'isInt', message: 'Bitte geben Sie eine ganze Zahl ein.' },
      { field: 'address.city', code: 'isString', message: 'Bitte geben Sie einen Text ein.' },
    ]);
  });

  it('E11: says something German even where no sentence was written', () => {
    const errors = [{ property: 'x', constraints: { isMagic: 'x must be magic' } }];
    expect(toGerman(toFieldProblems(errors))).toEqual([
      { field: 'x', code: 'isMagic', message: 'Diese Angabe ist ungültig.' },
    ]);
  });

  it('is bounded', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ property: `p${index}`, constraints: { isInt: 'must' } }));
    expect(toFieldProblems(many)).toHaveLength(50);
  });
});
