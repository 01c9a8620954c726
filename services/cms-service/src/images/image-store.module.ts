import { Module } from '@nestjs/common';
import { ImageRepository } from './image.repository.js';

/** Access to images for the features that show them. */
@Module({ providers: [ImageRepository], exports: [ImageRepository] })
export class ImageStoreModule {}
