import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigation } from 'react-router';
import { useEarlyText } from '../../shared/lib/use-early-text';

/** The text typed during the navigation that is under way, by the name of the box. */
const typedMeanwhile = new Map<string, string>();

interface TypedText {
  typed: string;
  /** Takes what the visitor types. */
  type: (text: string) => void;
  /** Replaces the text, as a choice does. */
  replace: (text: string) => void;
  input: RefObject<HTMLInputElement | null>;
}

/**
 * The text of a box, which follows `value` when that changes. What is typed while a navigation is under way stays, with
 * the focus, also when a redirect ends it at another route, whose page has another box of the same name. So does text
 * from before the page was hydrated.
 */
export function useTypedText(name: string, value: string): TypedText {
  const isNavigating = useNavigation().state !== 'idle';
  const input = useRef<HTMLInputElement>(null);
  const [wasNavigating, setWasNavigating] = useState(isNavigating);
  const [given, setGiven] = useState(value);
  const [isKept, setKept] = useState(() => typedMeanwhile.has(name));
  const [typed, setTyped] = useState(() => typedMeanwhile.get(name) ?? value);
  const begins = isNavigating && !wasNavigating;
  if (wasNavigating !== isNavigating) {
    setWasNavigating(isNavigating);
    if (begins) setKept(false);
  }
  if (given !== value) {
    setGiven(value);
    if (begins || !isKept) setTyped(value);
  }

  useEffect(() => {
    if (!isKept) return;
    typedMeanwhile.set(name, typed);
    return () => {
      // A page that replaces this one has been rendered by now.
      typedMeanwhile.delete(name);
    };
  }, [name, typed, isKept]);

  useEarlyText(input, setTyped);

  const [isTakenOver] = useState(isKept);
  useEffect(() => {
    if (!isTakenOver || document.activeElement !== document.body) return;
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, [isTakenOver]);

  return {
    typed,
    input,
    type: (text) => {
      setTyped(text);
      setKept(isNavigating);
    },
    replace: (text) => {
      setTyped(text);
      setKept(false);
    },
  };
}
