import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { keepsFocus } from '../../shared/lib/keep-focus';

/**
 * A page opened without a reload is silent for screen readers: this says its title, and moves the focus to
 * the start of the content as a reload would have: to the heading where it takes the focus, as in the backend. Changes of
 * filters within a page do neither.
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
