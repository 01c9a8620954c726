import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { ChangeImage } from './change-image.js';
import { DeleteImage } from './delete-image.js';
import { ImageEncoder } from './image-encoder.js';
import { ImageStoreModule } from './image-store.module.js';
import { type ImageUser, ImageUsers } from './image-user.js';
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
    return {
      module: ImagesModule,
      imports: [ImageStoreModule, ...modules],
      controllers: [ImagesController],
      providers: [
        ImageEncoder,
        UploadImage,
        ChangeImage,
        DeleteImage,
        { provide: ImageUsers, inject: users, useFactory: (...all: ImageUser[]) => new ImageUsers(all) },
      ],
    };
  }
}
