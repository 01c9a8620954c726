import { Type } from 'class-transformer';
import { IsArray, ValidateNested } from 'class-validator';
import type { ClassOf } from './answer.js';

/** An object with fields of its own. */
export function Nested(classOf: () => ClassOf<object>): PropertyDecorator {
  return (target, field) => {
    Type(classOf)(target, field);
    ValidateNested()(target, field);
  };
}

/** A list of such objects. */
export function NestedList(classOf: () => ClassOf<object>): PropertyDecorator {
  return (target, field) => {
    Type(classOf)(target, field);
    ValidateNested({ each: true })(target, field);
    IsArray()(target, field);
  };
}
