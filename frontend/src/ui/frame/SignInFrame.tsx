/** The empty card of the sign-in, drawn by the page's own stylesheet: as it came with the document, until the real one is there. */
export function SignInFrame() {
  return (
    <div className="static-card">
      <div />
    </div>
  );
}
