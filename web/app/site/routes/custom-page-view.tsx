import type { CustomPage as Page } from '@manzil/contracts/http/wire/page-rows';
import { CustomPage } from '../features/custom-page/custom-page';
import type { LiveBlock } from '../features/custom-page/live/live-block';
import type { DatedRules } from '../lib/mortgage';
import { PagePart } from './page-part';

interface CustomPageViewProps {
  page: Page;
  live: readonly LiveBlock[];
  /** The rules about what banks lend. */
  lending: DatedRules;
}

/** A page that staff made, with its forms and calculators. */
export default function CustomPageView({ page, live, lending }: CustomPageViewProps) {
  return (
    <CustomPage
      page={page}
      live={live}
      part={(part) => <PagePart part={part} page={`/${page.linkAddress}`} rules={lending} />}
    />
  );
}
