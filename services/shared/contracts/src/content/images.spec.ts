import { isOwnImage } from './link.js';
import { imagePath, imageSrcset, shareImagePath } from './images.js';

const id = '0190b6a2-7f3a-7c1e-9a00-00000000a001';

describe('the addresses of an image', () => {
  it('E5: are those of images of our own', () => {
    for (const address of [imagePath(id), imagePath(id, 640), shareImagePath(id)]) {
      expect(isOwnImage(address)).toBe(true);
    }
  });

  it('name every width that the image has', () => {
    expect(imageSrcset(id, 700)).toBe(
      `/api/content/images/${id}?width=320 320w, /api/content/images/${id}?width=640 640w, /api/content/images/${id} 700w`,
    );
    expect(imageSrcset(id, 200)).toBe(`/api/content/images/${id} 200w`);
  });
});
