import { Type } from 'class-transformer';
import { IsArray, ValidateNested } from 'class-validator';
import type { ClassOf } from '../definition/response-kinds.js';

/** Validates a nested object by its class. */
export function Nested(getClass: () => ClassOf<object>): PropertyDecorator {
  return (target, field) => {
    Type(getClass)(target, field);
    ValidateNested()(target, field);
  };
}

/** Validates a list of nested objects by their class. */
export function NestedList(getClass: () => ClassOf<object>): PropertyDecorator {
  return (target, field) => {
    Type(getClass)(target, field);
    ValidateNested({ each: true })(target, field);
    IsArray()(target, field);
  };
}
