import styles from './search-result.module.css';

/** Characters: minimum that search engines prefer, and maximum before they truncate. */
export const SEO_TITLE = { least: 30, most: 60 };
export const SEO_DESCRIPTION = { least: 70, most: 160 };

interface SearchResultProps {
  /** Without the leading slash. */
  path: string;
  title: string;
  description: string;
}

/** Preview of a page in the results of a search engine. */
export const SearchResult = ({ path, title, description }: SearchResultProps) => (
  <section className={styles.result} aria-label="Search result">
    <h2>Search result</h2>
    <div className={styles.card}>
      <p className={styles.where}>
        {window.location.host} › {path.replaceAll('/', ' › ')}
      </p>
      <p className={styles.title}>{cut(title, SEO_TITLE.most) || 'A page without a title'}</p>
      <p className={styles.text}>{cut(description, SEO_DESCRIPTION.most)}</p>
    </div>
  </section>
);

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
