import { isOwnImage } from '@pruefer/contracts';

const imagePaths = /\/api\/content\/images\/([0-9a-f-]{36})/g;

/** Ids of the images that a text names, each once. */
export function imageIdsIn(text: string): string[] {
  return [...new Set([...text.matchAll(imagePaths)].map(([, id = '']) => id))];
}

/** Addresses of the images in the HTML of a text. */
export function shownImages(html: string | null): string[] {
  return [...(html ?? '').matchAll(/<img src="([^"]*)"/g)].map(([, address = '']) => address);
}

/** @returns the id of an image of our own; undefined for any other address */
export function ownImageId(address: string): string | undefined {
  return isOwnImage(address) ? imageIdsIn(address)[0] : undefined;
}
