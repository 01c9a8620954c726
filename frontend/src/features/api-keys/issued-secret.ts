/** A secret on its way to the person: held by the open dialog alone. */
export interface IssuedSecret {
  readonly clientName: string;
  /** The whole key. */
  readonly apiKey: string;
}
