import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router';

interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string;
}

/**
 * A link to another page of the product, for pages that every visitor loads: the router's link adds 5 kB of preloading
 * for servers that render. Marks itself when its target is the open page.
 */
export function SiteLink({ to, onClick, children, ...rest }: SiteLinkProps) {
  const href = useHref(to);
  const currentPath = createPath(useLocation());
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(to, { replace: href === currentPath });
  }

  return (
    <a {...rest} href={href} onClick={follow} aria-current={href === currentPath ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** A new tab, a new window, a download: the browser's business. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
