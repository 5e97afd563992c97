/** A page of the site, in a tab of its own: the list stays where it is. What is no path of the site stays text. */
export const SitePath = ({ page }: { page: string }) =>
  page.startsWith('/') && !page.startsWith('//') ? <SiteLink href={page}>{page}</SiteLink> : page;

export const SiteLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);
