import type { ReactNode } from 'react';
import type { PagePreview } from '@manzil/contracts/content/page';
import { PageTitle } from '../../../shared/ui/page-title';
import type { LiveBlock, LivePart } from './live/live-block';
import { ScopedHtml } from './scoped-html';
import { useTexts } from '../../../shared/lib/texts';
import css from './custom-page.module.css';

interface PreviewPageProps {
  preview: PagePreview;
  live: readonly LiveBlock[];
  part: (part: LivePart) => ReactNode;
}

/** A page before it is published, as visitors would see it, with a note that it is a preview. */
export function PreviewPage({ preview, live, part }: PreviewPageProps) {
  const texts = useTexts();
  return (
    <>
      <PageTitle title={texts.pages.previewTitle({ title: preview.title })} />
      <meta name="robots" content="noindex" />
      <p className={css.preview} role="note">
        {texts.pages.previewUntil({ day: texts.format.date(preview.expiresAt) })}
      </p>
      {!/<h1[\s>]/i.test(preview.html) && <h1 className="visually-hidden">{preview.title}</h1>}
      <ScopedHtml html={preview.html} css={preview.css} live={live} part={part} />
    </>
  );
}
