import type { MailLink } from '@manzil/contracts/leads/mail';
import { Link } from 'react-router';
import button from '../../../shared/ui/link-button.module.css';
import { PageTitle } from '../../../shared/ui/page-title';
import { useTexts, type Texts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import mailLinkTexts from '../../../texts/en/on-demand/mail-link';
import css from './mail-link.module.css';

/** Explains the link of a mail, with a button: opening the page changes nothing. */
export function MailLinkPage({ link }: { link: MailLink | undefined }) {
  const texts = useTexts();
  const words = onDemandTexts(mailLinkTexts, texts);
  const { title, text } = link === undefined ? words.unknown : wordsOf(texts, link);
  return (
    <div className={`container ${css.page ?? ''}`}>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <h1>{title}</h1>
      <p className={css.text} role={link?.state === 'done' ? 'status' : undefined}>
        {text}
      </p>
      {link?.state === 'open' ? (
        <form method="post">
          <button type="submit" className={button.primary}>
            {words[link.purpose].button}
          </button>
        </form>
      ) : (
        <Link to="/" className={button.secondary}>
          {texts.errors.homeLink}
        </Link>
      )}
    </div>
  );
}

function wordsOf(texts: Texts, { purpose, state, address }: MailLink): { title: string; text: string } {
  const words = onDemandTexts(mailLinkTexts, texts)[purpose];
  if (state === 'open') return { title: words.title, text: words.text({ address }) };
  if (state === 'void' && 'voidTitle' in words) return { title: words.voidTitle, text: words.voidText };
  const { doneTitle: title, doneText } = words;
  return { title, text: typeof doneText === 'string' ? doneText : doneText({ address }) };
}
