/** A new secret; only the open dialog keeps it. */
export interface IssuedSecret {
  readonly clientName: string;
  /** Id of the new key after a renewal; null for a first key. */
  readonly rowId: string | null;
  /** The whole key. */
  readonly apiKey: string;
}
