import { linksIn } from '../lib/site-links';
import { useTexts } from '../lib/texts';
import css from './rich-text.module.css';

/** HTML written by the agency, which the server has sanitised when it was stored. */
export function RichText({ html }: { html: string }) {
  const { language } = useTexts();
  return <div className={css.text} dangerouslySetInnerHTML={{ __html: linksIn(language, html) }} />;
}
