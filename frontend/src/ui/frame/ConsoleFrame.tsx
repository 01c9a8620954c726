import type { ReactNode } from 'react';

/** The empty frame of the console, as in the document and with its stylesheet; shown until the shell is loaded. */
export function ConsoleFrame({ children }: { children?: ReactNode }) {
  return (
    <div className="static-console">
      <div />
      {children}
    </div>
  );
}
