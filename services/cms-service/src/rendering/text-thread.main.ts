import { parentPort } from 'node:worker_threads';
import { renderText } from './render-text.js';
import { TooMuchText } from './text-bounds.js';
import type { TextAnswer, TextJob } from './text-thread.messages.js';

/** Warms up the parsers, so that the first text is not charged for their start. */
const SAMPLE =
  '# a\n\n- *b* **c** [d](/e) `f`\n- <b title="g">h</b>\n\n|i|j|\n|-|-:|\n|k|l|\n\n> [[Lücke: m]]\n\n'.repeat(200);

const port = parentPort!;

function answer({ text, sizes }: TextJob): TextAnswer {
  try {
    return { kind: 'rendered', rendered: renderText(text, sizes) };
  } catch (error) {
    if (error instanceof TooMuchText) return { kind: 'refused', bound: error.bound };
    // Stack overflow of a parser in a structure without a bound.
    if (error instanceof RangeError) return { kind: 'refused', bound: 'textTooDeep' };
    // Any other error is a bug and ends the thread.
    throw error;
  }
}

renderText(SAMPLE, {});
port.on('message', (job: TextJob) => port.postMessage(answer(job)));
port.postMessage({ kind: 'ready' } satisfies TextAnswer);
