/** A record that cannot be stored. The message is the reason kept with the dead letter: it names fields, never their values (docs/SECURITY.md G1). */
export class BadRecord extends Error {
  override readonly name = 'BadRecord';
}
