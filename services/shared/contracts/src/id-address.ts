import { IsUUID } from 'class-validator';

export class IdAddress {
  @IsUUID() id!: string;
}
