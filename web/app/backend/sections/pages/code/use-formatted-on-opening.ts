import { useEffect, useState } from 'react';
import { useReadOnly } from '../../../../shared/ui/read-only';
import { nestingFindings } from './nesting-findings';

/** Characters; longer code would block the page for a second. */
const LONGEST = 100_000;

/**
 * Returns the opened HTML in formatted lines for display, so that opening changes nothing in the draft; the first edit
 * is made on the formatted text. Edited HTML is returned unchanged.
 */
export function useFormattedOnOpening(html: string): string {
  const isReadOnly = useReadOnly();
  const [opened] = useState(html);
  const [formatted, setFormatted] = useState<string>();
  useEffect(() => {
    const isLeft = isReadOnly || opened.trim() === '' || opened.length > LONGEST;
    // The formatter would close what is open, and so hide the mistake.
    if (isLeft || nestingFindings(opened).length > 0) return undefined;
    let isOpen = true;
    const format = async (): Promise<void> => {
      const { formatCode } = await import('./format-code');
      const result = await formatCode('html', opened);
      if (isOpen && 'text' in result) setFormatted(result.text.trimEnd());
    };
    // Without the formatter the code is shown as it is stored.
    format().catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [opened, isReadOnly]);
  return html === opened ? (formatted ?? html) : html;
}
