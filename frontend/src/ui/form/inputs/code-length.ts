/** Digits of a code from an authenticator app. */
export const CODE_LENGTH = 6;
