import sharp from 'sharp';
import { encodeImage, RefusedImage } from './encode-image.js';
import type { EncoderAnswer } from './encoded-image.js';

/** Processor time for one image; the largest need some three seconds. Clock time would depend on other processes. */
const MAX_CPU_MS = 10_000;
const POLL_INTERVAL_MS = 200;

sharp.concurrency(1);
sharp.cache(false);

/** Encodes the only file of this process. */
async function answer(file: Uint8Array): Promise<EncoderAnswer> {
  try {
    return { kind: 'encoded', image: await encodeImage(file) };
  } catch (error) {
    // Any other error is a bug and ends the process.
    if (error instanceof RefusedImage) return { kind: 'refused', errorCode: error.errorCode };
    throw error;
  }
}

/** Answers and ends the process; sharp works in other threads, so this works while an image is decoded. */
function send(encoded: EncoderAnswer): void {
  clearInterval(timer);
  process.send!(encoded, undefined, undefined, () => process.disconnect());
}

const timer = setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1_000 > MAX_CPU_MS) send({ kind: 'refused', errorCode: 'image_too_slow' });
}, POLL_INTERVAL_MS);

process.once('message', (file: Uint8Array) => void answer(file).then(send));
