import { parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];

/** Four words in a row; some names of people and schools are as long. */
const ENGLISH = /(?:[A-Za-z][a-z’']+[\s,]+){3,}[A-Za-z]+/;
const NAMES = /^(?:Sarah and Tom|Dubai British School|Harrow International|Mohammed Bin Rashid)/;
const READ_BY_PEOPLE = ['aria-label', 'alt', 'placeholder', 'title'];
/** Files have no language, and filtered lists have too many combinations. */
const NOT_FOLLOWED = /^\/(?:uploads|assets|api|feed\.xml)|[?&](?:layers|view|bounds|price|sort)=/;

export interface PageLanguages {
  language: string | undefined;
  /** English sentences within Arabic. */
  english: string[];
  /** Paths of Arabic pages. */
  links: string[];
  /** Links from an Arabic page to English ones, except the language switch. */
  leading: string[];
  alternates: Record<string, string>;
  isIndexed: boolean;
}

/** Collects the texts of a page with their language, and the targets of its links. */
export function readLanguages(html: string): PageLanguages {
  const seen: PageLanguages = {
    language: undefined,
    english: [],
    links: [],
    leading: [],
    alternates: {},
    isIndexed: true,
  };
  const note = (text: string, language: string | undefined): void => {
    const [found] = ENGLISH.exec(text) ?? [];
    if (language === 'ar' && found !== undefined && !NAMES.test(found)) seen.english.push(found);
  };
  const visit = (node: Node, language: string | undefined): void => {
    if ('data' in node && !('attribs' in node) && !('children' in node)) note(node.data, language);
    if (!('attribs' in node) || ['script', 'style', 'template'].includes(node.name)) return;
    const { lang, href, rel, hreflang, name, content } = node.attribs;
    const own = lang ?? language;
    if (node.name === 'html') seen.language = lang;
    if (node.name === 'meta' && name === 'robots' && content?.includes('noindex')) seen.isIndexed = false;
    if (rel === 'alternate' && hreflang !== undefined) seen.alternates[hreflang] = href ?? '';
    for (const attribute of READ_BY_PEOPLE) note(node.attribs[attribute] ?? '', own);
    const to = node.name === 'a' ? href : node.name === 'form' ? node.attribs.action : undefined;
    if (to?.startsWith('/') && hreflang === undefined && !NOT_FOLLOWED.test(to)) {
      if (/^\/ar(?=$|[/?#])/.test(to)) seen.links.push(to.replace(/#.*/, ''));
      else seen.leading.push(to);
    }
    for (const child of node.children) visit(child, own);
  };
  for (const node of parseDocument(html).children) visit(node, undefined);
  return seen;
}
