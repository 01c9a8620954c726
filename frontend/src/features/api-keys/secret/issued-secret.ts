/** A secret on its way to the person: held by the open dialog alone. */
export interface IssuedSecret {
  readonly clientName: string;
  /** The new key, when it took the place of another in the list. */
  readonly rowId: string | null;
  /** The whole key. */
  readonly apiKey: string;
}
