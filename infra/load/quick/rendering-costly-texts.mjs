import { measureDuration } from '../client/answer-time.mjs';

const services = new URL('../../../services/', import.meta.url);
/** Imports built code that no package exports. @param {string} file */
const built = (file) => import(new URL(file, services).href);

/**
 * Renders texts that are costly to parse, one after the other, as cms-service does.
 * @param {AbortSignal} signal
 * @returns {Promise<number>} milliseconds of the slowest text until it was rendered or refused
 */
export async function renderingCostlyTexts(signal) {
  const { costlyTexts } = await built('shared/testkit/dist/costly-texts.data.js');
  const { TextThreads } = await built('cms-service/dist/rendering/text-threads.js');
  const threads = new TextThreads();
  try {
    const times = [];
    for (const text of Object.values(costlyTexts)) {
      signal.throwIfAborted();
      times.push(await measureDuration(() => threads.run({ text, sizes: {} }).catch(ignoreRefusal)));
    }
    return Math.max(...times);
  } finally {
    await threads.end();
  }
}

/** A refused text keeps the promise, too. @param {Error} error */
function ignoreRefusal(error) {
  if (error.name !== 'TooMuchText' && error.name !== 'Problem') throw error;
}
