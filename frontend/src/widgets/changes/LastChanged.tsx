import { UNKNOWN_ACTOR } from '@pruefer/contracts';
import Link from '@mui/material/Link';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link as RouterLink } from 'react-router';
import { tc } from '~/texts/de-console.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';
import { useWasTrue } from '~/ui/hooks/use-was-true.js';
import { type AuditSubject, useAuditQuery } from '~/api/audit/audit.api.js';
import { useCurrentUserQuery } from '~/api/session/auth.api.js';
import { auditPath } from '~/api/links/console-paths.js';
import { useTimes } from '~/api/settings/use-times.js';

const ChangesDrawer = lazyPart(() => import('./ChangesDrawer.js'), 'ChangesDrawer');

interface ChangeLinkProps {
  readonly part: AuditSubject;
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  /** Shows the text without a link, for places where no drawer may open. */
  readonly isPlain?: boolean;
}

/** The last change to a part of the website. Use its version as the key: a new version loads again. */
export function LastChanged({ part, isPlain = false }: Pick<ChangeLinkProps, 'part' | 'isPlain'>) {
  const { data } = useAuditQuery({ ...part, limit: 1 }, { refetchOnMountOrArgChange: true });
  const entry = data?.entries[0];
  return entry && <ChangeLink part={part} at={entry.timestamp} by={entry.actor ?? UNKNOWN_ACTOR} isPlain={isPlain} />;
}

/** The last change in words. Links admins to the audit log; opens the entries for managers, which have no audit log. */
export function ChangeLink({ part, at, by, isPlain = false }: ChangeLinkProps) {
  const { data: user } = useCurrentUserQuery();
  const times = useTimes();
  const [isOpen, setOpen] = useState(false);
  const needsDrawer = useWasTrue(isOpen);
  const changeText = tc.lastChanged(by, times.atMinute(at));
  if (isPlain) return changeText;
  if (user?.role === 'admin') {
    return (
      <Link component={RouterLink} to={auditPath(part)} color="inherit" sx={line}>
        {changeText}
      </Link>
    );
  }
  return (
    <>
      <Link
        component="button"
        type="button"
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={line}
      >
        {changeText}
      </Link>
      {needsDrawer &&
        // The line may be inside a paragraph or a form.
        createPortal(
          <Suspense fallback={null}>
            <ChangesDrawer part={part} isOpen={isOpen} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

const line = { typography: 'body2', textAlign: 'left', overflowWrap: 'anywhere' } as const;
