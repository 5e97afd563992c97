const HEADING = /<(\/?)h([1-6])([^<>]*)>/g;

/** Renumbers the headings of sanitised HTML that follows the title of a page: from `h2` on, and without gaps. */
export function headingLevels(html: string): string {
  const used = [...new Set(Array.from(html.matchAll(HEADING), ({ 2: level }) => Number(level)))].sort();
  let current = 1;
  return html.replace(HEADING, (_tag, slash: string, level: string, attributes: string) => {
    // Headings are not nested, so an end tag closes the last one.
    if (slash === '') current = Math.min(used.indexOf(Number(level)) + 2, current + 1);
    return `<${slash}h${String(current)}${attributes}>`;
  });
}
