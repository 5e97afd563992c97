import type { ReactNode } from 'react';
import { Link, useHref } from 'react-router';
import { isPagePath, safeUrl } from '../../shared/lib/safe-url';
import { useTexts } from '../../shared/lib/texts';

interface SmartLinkProps {
  to: string;
  className?: string | undefined;
  newWindow?: boolean;
  /** True when the link leads to the page that shows it. */
  current?: boolean;
  children: ReactNode;
}

/**
 * A link to a URL that the agency typed: site paths navigate in place, other URLs leave, and anything that is not a URL
 * (a script, a typing error) is shown as plain text.
 */
export function SmartLink({ to, className, newWindow = false, current = false, children }: SmartLinkProps) {
  const texts = useTexts();
  const href = safeUrl(to);
  const path = useHref(href ?? '');
  if (href === undefined) return <span className={className}>{children}</span>;
  if (newWindow) {
    return (
      <a className={className} href={isPagePath(href) ? path : href} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden"> {texts.header.newWindow}</span>
      </a>
    );
  }
  if (!isPagePath(href)) {
    return (
      <a className={className} href={href} rel="noopener">
        {children}
      </a>
    );
  }
  return (
    <Link
      className={className}
      to={href}
      prefetch="intent"
      viewTransition
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
