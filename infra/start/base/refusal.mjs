// @ts-check

/** Something the person at the terminal can put right: only its text is shown, and it says how. */
export class Refusal extends Error {}
