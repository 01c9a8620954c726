import { IsString } from 'class-validator';

/** Answer of a call that has nothing to give back but that it worked. */
export class Message {
  @IsString() message!: string;
}
