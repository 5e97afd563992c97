import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { keepsFocus } from '../../shared/lib/keep-focus';

/**
 * Announces a page that was opened without a reload to screen readers: reads its title and moves the focus to the start
 * of the content, or to the heading if that is focusable, as in the backend. Changes of filters within a page do
 * neither.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const { pathname } = location;
  const isSamePage = useNavigationType() === NavigationType.Replace && keepsFocus(location.state);
  const last = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    if (isSamePage) return;
    const start = document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.getElementById('main');
    start?.focus({ preventScroll: true });
  }, [pathname, isSamePage]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
