import styles from './search-result.module.css';

/** Characters that search engines like to have, and after how many they cut. */
export const SEO_TITLE = { least: 30, most: 60 };
export const SEO_DESCRIPTION = { least: 70, most: 160 };

interface SearchResultProps {
  /** Without the slash before it. */
  path: string;
  title: string;
  description: string;
}

/** A page as it looks in the results of a search engine. */
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
