/** Turns the editor's titles of groups of blocks into headings, and names the groups by them. */
export function nameBlockGroups(place: HTMLElement): void {
  for (const group of place.querySelectorAll('.gjs-block-category')) {
    const title = group.querySelector('.gjs-title');
    if (title === null) continue;
    title.setAttribute('role', 'heading');
    title.setAttribute('aria-level', '2');
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', title.textContent.trim());
  }
}
