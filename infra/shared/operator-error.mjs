/** An error that the operator can fix: only its text is printed, which describes the fix. */
export class OperatorError extends Error {}
