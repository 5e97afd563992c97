import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import styles from './sticky-bar.module.css';

/** The actions of a form, at the lower edge of the window. Toasts are shown above it. */
export function StickyBar({ className = styles.line, ...rest }: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--sticky-bar', `${String(bar.offsetHeight)}px`);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--sticky-bar');
    };
  }, []);
  return <div ref={ref} className={className} {...rest} />;
}
