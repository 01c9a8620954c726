import { IsString } from 'class-validator';

/** Answer of a successful call without data. */
export class Message {
  @IsString() message!: string;
}
