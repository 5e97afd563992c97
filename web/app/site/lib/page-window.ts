/** One place in a pagination line: a page, or a gap in place of at least two hidden pages. */
export type PageSlot = number | 'gap';

/**
 * The pages to link from `current`: the first and last, the current one, and from either end its
 * neighbour. A gap that would hide one single page shows that page instead.
 */
export function pageWindow(current: number, pageCount: number): PageSlot[] {
  const shown = new Set([1, current, pageCount]);
  if (current === 1) shown.add(2);
  if (current === pageCount) shown.add(pageCount - 1);
  const pages = [...shown].filter((page) => page >= 1 && page <= pageCount).sort((a, b) => a - b);
  const slots: PageSlot[] = [];
  let previous = 0;
  for (const page of pages) {
    if (page - previous === 2) slots.push(page - 1);
    else if (page - previous > 2) slots.push('gap');
    slots.push(page);
    previous = page;
  }
  return slots;
}
