import type { ReactNode } from 'react';
import type { Development, DevelopmentImage } from '@manzil/contracts/listings/development';
import { Breadcrumb, breadcrumbJsonLd } from '../../components/breadcrumb';
import { ContactBand } from '../../components/contact-band';
import { Gallery } from '../../components/gallery/gallery';
import { HeartToggle } from '../../components/heart-button';
import { JsonLd } from '../../components/json-ld';
import { PhotoBand } from '../../components/photo-band';
import { RichText } from '../../../shared/ui/rich-text';
import { ShareMenu } from '../../components/share-menu';
import { Seo } from '../../components/seo';
import { favouriteProjects } from '../../lib/device-list';
import { plainText } from '../../../shared/lib/plain-text';
import type { MappedDevelopment } from '../../lib/place-map';
import { usePageUrl } from '../../../shared/lib/use-page-url';
import { DevelopmentLinks, type FileSizes } from './development-links';
import { DevelopmentSummary } from './development-summary';
import { languageOf } from '../../../shared/lib/text-language';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './developments.module.css';

interface DevelopmentPageProps {
  development: Development;
  images: DevelopmentImage[];
  sizes: FileSizes;
  costs: ReactNode;
  /** Null where our own map does not show it. */
  mapped: MappedDevelopment | null;
  /** The form that asks about the project. */
  enquiry: ReactNode;
}

export default function DevelopmentPage({
  development,
  images,
  sizes,
  costs,
  mapped,
  enquiry,
}: DevelopmentPageProps) {
  const texts = useTexts();
  const urlOf = usePageUrl();
  const { name, pagelink, bannerImage, language } = development;
  const location = texts.placeName(development.location);
  const { developments: words } = texts;
  const crumbs = [
    { title: texts.errors.homeLink, to: '/' },
    { title: words.title, to: '/new_development_properties' },
    { title: name, to: `/${pagelink}` },
  ];
  const blocks = [
    [words.about, development.description],
    [words.keyFeatures, development.keyFeatures],
    [words.paymentPlan, development.paymentPlan],
    [words.facilities, development.facilities],
  ] as const;
  return (
    <>
      <Seo
        title={texts.format.listed([name, location])}
        description={plainText(development.description, 158) || words.description}
        path={`/${pagelink}`}
        image={bannerImage || undefined}
      />
      <JsonLd data={breadcrumbJsonLd(crumbs, urlOf)} />
      <PhotoBand
        photo={bannerImage || undefined}
        priority
        className={css.banner}
        contentClassName={css.bannerText}
      >
        <h1 {...languageOf(texts, language)}>{name}</h1>
        <p>
          {texts.format.listed([
            development.developerName && words.by({ developer: development.developerName }),
            location,
          ])}
        </p>
      </PhotoBand>
      <div className="container">
        <Breadcrumb crumbs={crumbs} />
        <DevelopmentSummary development={development} />
        <div className={css.actions}>
          <a className={button.accent} href="#enquiry">
            {words.ask}
          </a>
          <HeartToggle list={favouriteProjects} kept={{ id: development.id, pagelink, name }} look="action" />
          <ShareMenu title={name} pagelink={pagelink} />
        </div>
        <div className={css.blocks}>
          {blocks.map(
            ([title, html]) =>
              html.trim() !== '' && (
                <section key={title} className={css.block}>
                  <h2>{title}</h2>
                  <div {...languageOf(texts, language)}>
                    <RichText html={html} />
                  </div>
                </section>
              ),
          )}
        </div>
        {images.length > 0 && (
          <section className={css.gallery}>
            <h2>{words.gallery}</h2>
            <Gallery images={images.map(({ url }) => url)} name={name} isFirst={false} />
          </section>
        )}
        <DevelopmentLinks {...{ development, sizes, mapped }} />
        {costs}
        <div className={css.contact}>
          {enquiry}
          <ContactBand chatText={`${words.chatText({ project: name })}\n${urlOf(`/${pagelink}`)}`} />
        </div>
      </div>
    </>
  );
}
