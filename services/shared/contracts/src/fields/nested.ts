import { Type } from 'class-transformer';
import { IsArray, ValidateNested } from 'class-validator';
import type { ClassOf } from '../definition/response-kinds.js';

/** Validates a nested object by its class. */
export function Nested(classOf: () => ClassOf<object>): PropertyDecorator {
  return (target, field) => {
    Type(classOf)(target, field);
    ValidateNested()(target, field);
  };
}

/** Validates a list of nested objects by their class. */
export function NestedList(classOf: () => ClassOf<object>): PropertyDecorator {
  return (target, field) => {
    Type(classOf)(target, field);
    ValidateNested({ each: true })(target, field);
    IsArray()(target, field);
  };
}
