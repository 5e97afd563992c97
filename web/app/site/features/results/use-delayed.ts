import { useEffect, useState } from 'react';

/** True once `value` has been true for `delay` milliseconds; false at once when it is not. */
export function useDelayed(value: boolean, delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = window.setTimeout(() => {
      setLate(true);
    }, delay);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [value, delay]);
  return value && late;
}
