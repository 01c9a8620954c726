/** The empty card of the sign-in, as in the document and with its stylesheet; shown until the form is loaded. */
export function SignInFrame() {
  return (
    <div className="static-card">
      <div />
    </div>
  );
}
