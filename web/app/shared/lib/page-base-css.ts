import { PAGE_ROOT_CLASS } from '@manzil/contracts/content/page-root';

/** The site's own style inside of a page, unless the page's CSS, which follows, overrides it. */
export const PAGE_BASE_CSS = `*,*::before,*::after{box-sizing:border-box}
.${PAGE_ROOT_CLASS}{max-inline-size:75rem;margin-inline:auto;padding:var(--space-7) var(--gutter);line-height:1.7}
h1,h2,h3{font-family:var(--font-display);font-weight:400;line-height:1.14;text-wrap:balance}
a{color:inherit}
img{max-inline-size:100%;block-size:auto}`;
