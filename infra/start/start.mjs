// @ts-check
import { launch } from './launch.mjs';

/** `npm start` */
export function main() {
  return launch();
}
