const KEY = 'language-position';

/**
 * Stores how far down the page is scrolled, as a part of its height, which differs between languages. Called before the
 * same page opens in another language.
 */
export function notePosition({ pathname, search }: HTMLAnchorElement): void {
  const { scrollHeight, clientHeight } = document.documentElement;
  const part = scrollHeight > clientHeight ? window.scrollY / (scrollHeight - clientHeight) : 0;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([pathname + search, part]));
  } catch {
    // Without storage the page opens at its top.
  }
}

/** Run at the end of the body, before the page is painted: scrolls to the stored part. */
export const RESTORE_POSITION = `try{const n=sessionStorage.getItem('${KEY}');if(n){sessionStorage.removeItem('${KEY}');const[p,y]=JSON.parse(n),{scrollHeight:h,clientHeight:c}=document.documentElement;if(p===location.pathname+location.search)scrollTo(0,y*(h-c))}}catch{}`;
