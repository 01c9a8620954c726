import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ImageUser } from '../images/image-user.js';
import { HeaderRecord } from './header-record.js';

/** The image that the header shows: its logo. */
@Injectable()
export class HeaderImages extends ImageUser {
  constructor(private readonly header: HeaderRecord) {
    super();
  }

  async placesOf(manager: EntityManager, imageId: string): Promise<string[]> {
    const { logoUrl } = await this.header.current(manager);
    return logoUrl?.includes(imageId) ? ['Header (Logo)'] : [];
  }
}
