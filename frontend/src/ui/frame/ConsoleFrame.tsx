import type { ReactNode } from 'react';

/** The console's empty frame, drawn by the page's own stylesheet: as it came with the document, until the real one is there. */
export function ConsoleFrame({ children }: { children?: ReactNode }) {
  return (
    <div className="static-console">
      <div />
      {children}
    </div>
  );
}
