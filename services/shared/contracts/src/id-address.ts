import { IsUUID } from 'class-validator';

/** Names one page, planned publication, section or image. */
export class IdAddress {
  @IsUUID() id!: string;
}
