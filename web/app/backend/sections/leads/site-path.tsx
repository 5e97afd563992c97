/** Link to a page of the site in a new tab, so that the list stays open. Anything but a site path is shown as text. */
export const SitePath = ({ page }: { page: string }) =>
  page.startsWith('/') && !page.startsWith('//') ? <SiteLink href={page}>{page}</SiteLink> : page;

export const SiteLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);
