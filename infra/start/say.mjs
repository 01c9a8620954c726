// @ts-check

/** @param {string} line progress for the person at the terminal */
export function say(line) {
  console.log(`${new Date().toLocaleTimeString('de-DE')}  ${line}`);
}
