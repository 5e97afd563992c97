import { Link } from 'react-router';
import { languageOfName } from '../../shared/lib/text-language';
import { useTexts } from '../../shared/lib/texts';
import css from './breadcrumb.module.css';

export interface Crumb {
  title: string;
  to: string;
}

/** Shows the page's position in the site; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const texts = useTexts();
  return (
    <nav aria-label={texts.listing.breadcrumb}>
      <ol className={css.crumbs}>
        {crumbs.map(({ title, to }, index) => (
          <li key={to}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page" {...languageOfName(texts, title)}>
                {title}
              </span>
            ) : (
              <Link to={to} {...languageOfName(texts, title)}>
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same for search engines (schema.org BreadcrumbList). */
export function breadcrumbJsonLd(crumbs: Crumb[], urlOf: (path: string) => string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: urlOf(to),
    })),
  };
}
