import { lazy, Suspense, useDeferredValue, useEffect, useMemo, type ComponentProps } from 'react';
import { useFetcher } from 'react-router';
import { whenIdle } from '../../shared/lib/first-page';
import { PagePreview } from '../sections/documents/page-preview';
import type { PreviewState } from '../sections/documents/preview-labels';
import type { WholeHome as Page } from '../../site/features/home/whole-home';

/** Loaded when the preview is first shown. */
const WholeHome = lazy(async () => ({
  default: (await import('../../site/features/home/whole-home')).WholeHome,
}));

interface HomePreviewProps {
  fields: Record<string, string>;
  state: PreviewState;
}

/** The real home page with its current data (listings, posts …) and with the texts and images of the form. */
export function HomePreview({ fields, state }: HomePreviewProps) {
  const { data, load } = useFetcher<ComponentProps<typeof Page>['home']>();
  const typed = useDeferredValue(fields);
  // Loaded when the browser is idle, so that the form is usable before the preview, which is a whole page.
  useEffect(() => {
    let isShown = true;
    whenIdle(() => {
      if (isShown) void load('/?index');
    });
    return () => {
      isShown = false;
    };
  }, [load]);
  const page = useMemo(
    () =>
      data && (
        <Suspense fallback={null}>
          <WholeHome home={{ ...data, document: { ...data.document, fields: typed } }} />
        </Suspense>
      ),
    [data, typed],
  );
  return (
    <PagePreview of="the home page" fields={typed} state={state}>
      {page}
    </PagePreview>
  );
}
