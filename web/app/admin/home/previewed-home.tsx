import { HomePage } from '../../features/home/home-page';
import type { HomeData } from '../../features/home/load-home-page.server';
import { NewsletterSection } from '../../features/newsletter/newsletter-section';

/** The parts of which the public home page is made, in its order. */
export default function PreviewedHome({ home }: { home: HomeData }) {
  return (
    <>
      <HomePage home={home} />
      <NewsletterSection fields={home.document.fields} />
    </>
  );
}
