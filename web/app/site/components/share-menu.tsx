import { Disclosure } from './disclosure';
import { ChatIcon } from './chat-icon';
import { Icon } from '../../shared/ui/icon';
import { toasts } from '../../shared/ui/toast-queue';
import { usePageUrl } from '../../shared/lib/use-page-url';
import { useTexts, type Texts } from '../../shared/lib/texts';
import css from './share-menu.module.css';

interface ShareMenuProps {
  title: string;
  pagelink: string;
  /** The label of the button, if not "Share". */
  label?: string;
}

/** The device's own share dialog if it has one; otherwise copies the URL or opens WhatsApp. */
export function ShareMenu({ title, pagelink, label }: ShareMenuProps) {
  const texts = useTexts();
  const url = usePageUrl()(`/${pagelink}`);
  const { share: words } = texts;
  return (
    <Disclosure
      className={css.share}
      summaryClassName={css.shareButton}
      onSummaryClick={(event) => {
        if (typeof navigator.share !== 'function') return;
        event.preventDefault();
        // Closing the device's own list without a choice is no failure.
        navigator.share({ title, url }).catch(() => undefined);
      }}
      summary={
        <>
          <Icon name="share" size={18} /> {label ?? words.label}
        </>
      }
    >
      <div className={css.panel}>
        <button
          type="button"
          onClick={() => {
            void copy(texts, url);
          }}
        >
          <Icon name="link" size={18} /> {words.copy}
        </button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
          target="_blank"
          rel="noopener"
        >
          <ChatIcon size={18} /> {texts.listing.whatsapp}
          <span className="visually-hidden"> {texts.header.newWindow}</span>
        </a>
      </div>
    </Disclosure>
  );
}

async function copy(texts: Texts, url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toasts.done(texts.share.copied);
  } catch {
    toasts.failed(texts.share.failed({ url }));
  }
}
