import { Module } from '@nestjs/common';
import { ImageRepository } from './image.repository.js';

/** Where images are, for the features that show them. */
@Module({ providers: [ImageRepository], exports: [ImageRepository] })
export class ImageStoreModule {}
