import { Matches } from 'class-validator';

const sentence = 'Diese Seite gibt es nicht mehr. Bitte beginnen Sie bei der ersten.';

/** The cursor of a page, as an earlier answer named it. */
export const IsCursor = (): PropertyDecorator => Matches(/^[\w-]{1,200}$/, { message: sentence });
