import { Controller, Res, StreamableFile } from '@nestjs/common';
import {
  changeImage,
  DEFAULT_PAGE_SIZE,
  deleteImage,
  type Image,
  type ImageList,
  imageWidths,
  type InputOf,
  listImages,
  readImage,
  readShareImage,
  SHARE_IMAGE,
  uploadImage,
} from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';
import { ChangeImage } from './change-image.js';
import { DeleteImage } from './delete-image.js';
import type { ImageVariant } from './encoded-image.js';
import { ImageRepository } from './image.repository.js';
import { UploadImage } from './upload-image.js';

const MAX_WIDTH = imageWidths.at(-1)!;

/** Serves the list of images to staff and the images themselves to all callers. */
@Controller()
export class ImagesController {
  constructor(
    private readonly images: ImageRepository,
    private readonly uploadImage: UploadImage,
    private readonly changeImage: ChangeImage,
    private readonly deleteImage: DeleteImage,
  ) {}

  @Handles(listImages)
  list({ query }: InputOf<typeof listImages>): Promise<ImageList> {
    return this.images.page(query.limit ?? DEFAULT_PAGE_SIZE, query.offset ?? 0);
  }

  @Handles(uploadImage)
  upload({ query, bytes }: InputOf<typeof uploadImage>, @CurrentActor() actor: SignedInActor): Promise<Image> {
    return this.uploadImage.run(query, bytes, actor);
  }

  @Handles(changeImage)
  change({ params, body }: InputOf<typeof changeImage>, @CurrentActor() actor: SignedInActor): Promise<Image> {
    return this.changeImage.run(params.id, body, actor);
  }

  @Handles(deleteImage)
  delete({ params }: InputOf<typeof deleteImage>, @CurrentActor() actor: SignedInActor): Promise<Image> {
    return this.deleteImage.run(params.id, actor);
  }

  @Handles(readImage)
  async read(
    { params, query }: InputOf<typeof readImage>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return imageFile(await this.images.variant(params.id, 'image/webp', query.width ?? MAX_WIDTH), params.id, reply);
  }

  @Handles(readShareImage)
  async readShared(
    { params }: InputOf<typeof readShareImage>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return imageFile(await this.images.variant(params.id, 'image/jpeg', SHARE_IMAGE.width), params.id, reply);
  }
}

/** Cached for ever: the content under an id never changes. */
function imageFile({ type, width, content }: ImageVariant, id: string, reply: FastifyReply): StreamableFile {
  reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag: `"${id}-${width}"` });
  return new StreamableFile(content, { type, length: content.length });
}
