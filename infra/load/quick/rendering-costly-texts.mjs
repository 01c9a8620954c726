// @ts-check

const services = new URL('../../../services/', import.meta.url);
/** Built, and of no package's entry. @param {string} file */
const built = (file) => import(new URL(file, services).href);

/**
 * Renders what parsers stumble over, as cms-service does, one text after the other.
 * @param {AbortSignal} signal
 * @returns {Promise<number>} how long the longest took until it was rendered or refused, in milliseconds
 */
export async function renderingCostlyTexts(signal) {
  const { costlyTexts } = await built('shared/testkit/dist/costly-texts.data.js');
  const { TextThreads } = await built('cms-service/dist/text/text-threads.js');
  const threads = new TextThreads();
  /** @param {string} text */
  const timeOf = async (text) => {
    signal.throwIfAborted();
    const begin = performance.now();
    await threads.run({ text, sizes: {} }).catch(refused);
    return performance.now() - begin;
  };
  try {
    const times = [];
    for (const text of /** @type {string[]} */ (Object.values(costlyTexts))) times.push(await timeOf(text));
    return Math.max(...times);
  } finally {
    await threads.end();
  }
}

/** Refusing it for a bound is as good as rendering it; a thread that does not get to it misses the promise by its time. @param {Error} error */
function refused(error) {
  if (error.name !== 'TooMuchText' && error.name !== 'Problem') throw error;
}
