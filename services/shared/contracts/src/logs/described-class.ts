import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { BankDetails } from './bank-details.js';
import { answeredStatuses, type RequestField, requestFieldList } from './request-fields.js';

type Rules = readonly PropertyDecorator[];

const text = ({ max }: RequestField): Rules => [IsString(), ...(max === undefined ? [] : [MaxLength(max)])];
const nested: Rules = [ValidateNested(), Type(() => BankDetails)];

const rulesOfEvent: Readonly<Record<RequestField['form'], (field: RequestField) => Rules>> = {
  uuid: () => [IsUUID()],
  instant: () => [IsISO8601()],
  text,
  sha256: () => [IsString(), MaxLength(64)],
  integer: () => [IsInt()],
  status: () => [IsIn(answeredStatuses)],
  milliseconds: () => [IsNumber(), Min(0)],
  bank: () => nested,
};

/** Weaker rules, because stored values were checked before. */
const rulesOfEntry: typeof rulesOfEvent = {
  ...rulesOfEvent,
  uuid: () => [IsString()],
  text: () => [IsString()],
  integer: () => [IsInt(), Min(1)],
  status: () => [IsInt()],
  milliseconds: () => [IsNumber()],
  bank: () => [IsObject(), ...nested],
};

/** Adds the rules of the fields that the gateway sends with a check. */
export const CarriedFields: ClassDecorator = (described) => {
  const checkFields = requestFieldList.filter(({ from }) => from === 'gateway');
  for (const field of checkFields) decorate(described, field.name, rulesOfEvent[field.form](field), isOptional(field));
};

export const EventFields: ClassDecorator = (described) => {
  const eventFields = requestFieldList.filter(({ from }) => from !== 'log');
  for (const field of eventFields) decorate(described, field.name, rulesOfEvent[field.form](field), isOptional(field));
};

export const EntryFields: ClassDecorator = (described) => {
  for (const field of requestFieldList)
    if (field.entry) decorate(described, field.entry, rulesOfEntry[field.form](field), !field.always);
};

function isOptional({ nullable, added }: RequestField): boolean {
  return nullable === true || added !== undefined;
}

function decorate(described: { readonly prototype: object }, name: string, rules: Rules, optional: boolean): void {
  for (const rule of optional ? [IsOptional(), ...rules] : rules) rule(described.prototype, name);
}
