import { useEffect, useState } from 'react';
import { fillLiveBlocks } from './fill-live-blocks';

/** HTML of a page with its live blocks, which stay empty until their entries have loaded. */
export function useFilledHtml(html: string): string {
  const [filled, setFilled] = useState({ html, shown: html });
  useEffect(() => {
    let isWanted = true;
    void fillLiveBlocks(html).then((shown) => {
      if (isWanted) setFilled({ html, shown });
    });
    return () => {
      isWanted = false;
    };
  }, [html]);
  return filled.html === html ? filled.shown : html;
}
