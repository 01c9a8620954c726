import sharp from 'sharp';
import { encodeImage, RefusedImage } from './encode-image.js';
import type { EncoderAnswer } from './encoded-image.js';

sharp.concurrency(1);
sharp.cache(false);

/** The answer to the one file that this process is there for. */
async function answer(file: Uint8Array): Promise<EncoderAnswer> {
  try {
    return { is: 'encoded', image: await encodeImage(file) };
  } catch (error) {
    // Anything else ends the process, and is an error of ours.
    if (error instanceof RefusedImage) return { is: 'refused', fault: error.fault };
    throw error;
  }
}

process.once('message', (file: Uint8Array) => {
  void answer(file).then((encoded) => process.send!(encoded, undefined, undefined, () => process.disconnect()));
});
