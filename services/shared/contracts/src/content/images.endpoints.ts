import { file, one, page } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { PagingQuery } from '../fields/paging.js';
import {
  ChangeImageBody,
  Image,
  ImageList,
  ImageQuery,
  imageTypes,
  MAX_IMAGE_BYTES,
  UploadImageQuery,
} from './images.js';
import { IdParams } from '../fields/id-params.js';
import { repeatProblems } from '../problems/request.problems.js';

const staff = { tag: 'Seiten', service: 'cms', access: 'manager' } as const;
const IMAGES_PATH = '/api/admin/content/images';
const single = { path: `${IMAGES_PATH}/:id`, params: IdParams, response: one(Image) } as const;

export const listImages = endpoint({
  ...staff,
  title: 'Bilder auflisten',
  method: 'GET',
  path: IMAGES_PATH,
  compressed: true,
  query: PagingQuery,
  response: page(ImageList),
  problems: [],
});
export const uploadImage = endpoint({
  ...staff,
  title: 'Bild hochladen',
  method: 'POST',
  path: IMAGES_PATH,
  query: UploadImageQuery,
  bytes: imageTypes,
  maxBodyBytes: MAX_IMAGE_BYTES,
  responseTimeoutMs: 28_000,
  response: one(Image),
  problems: [
    ...repeatProblems,
    'image_type_unsupported',
    'image_unreadable',
    'image_too_large',
    'image_too_slow',
    'images_full',
  ],
});
export const changeImage = endpoint({
  ...staff,
  title: 'Bild beschreiben',
  ...single,
  method: 'PUT',
  body: ChangeImageBody,
  problems: ['image_unknown', 'version_conflict'],
});
/** Deletes an image that no content uses. */
export const deleteImage = endpoint({
  ...staff,
  title: 'Bild löschen',
  ...single,
  method: 'DELETE',
  problems: ['image_unknown', 'image_in_use'],
});

const visitors = {
  tag: 'Website',
  service: 'cms',
  access: 'public',
  method: 'GET',
  params: IdParams,
  conditional: true,
} as const;

/** Clients may cache the image without limit, because an id never gets another image. */
export const readImage = endpoint({
  ...visitors,
  title: 'Bild',
  path: '/api/content/images/:id',
  query: ImageQuery,
  response: file('image/webp'),
  problems: ['image_unknown'],
});
/** JPEG of 1200 × 630 pixels, for crawlers that cannot read WebP. */
export const readShareImage = endpoint({
  ...visitors,
  title: 'Bild für geteilte Adressen',
  path: '/api/content/images/:id/share.jpg',
  response: file('image/jpeg'),
  problems: ['image_unknown'],
});
