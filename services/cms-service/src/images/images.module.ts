import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChangeImage } from './change-image.js';
import { DeleteImage } from './delete-image.js';
import { ImageEncoder } from './image-encoder.js';
import { ImageStoreModule } from './image-store.module.js';
import type { ImageUser } from './image-user.js';
import { ImageRepository } from './image.repository.js';
import { ImagesController } from './images.controller.js';
import { UploadImage } from './upload-image.js';

/** Images that staff uploads. */
@Module({})
export class ImagesModule {
  /**
   * @param modules of the features that show images
   * @param users the `ImageUser` that each of them exports
   */
  static shownBy(modules: Type[], users: Type<ImageUser>[]): DynamicModule {
    const deleteImage = {
      provide: DeleteImage,
      inject: [DataSource, ImageRepository, ...users],
      useFactory: (database: DataSource, images: ImageRepository, ...all: ImageUser[]) =>
        new DeleteImage(database, images, all),
    };
    return {
      module: ImagesModule,
      imports: [ImageStoreModule, ...modules],
      controllers: [ImagesController],
      providers: [ImageEncoder, UploadImage, ChangeImage, deleteImage],
    };
  }
}
