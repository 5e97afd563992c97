import { useState, type ReactNode } from 'react';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { AgencyReasons } from '../../components/agency-reasons';
import { AgencyStory } from '../../components/agency-story';
import { DevelopmentCard } from '../../components/development-card';
import { Icon } from '../../../shared/ui/icon';
import { JsonLd } from '../../components/json-ld';
import { PostCard } from '../../components/post-card';
import { Section } from '../../components/section';
import { Seo } from '../../components/seo';
import { SmartLink } from '../../components/smart-link';
import { Strip } from '../../components/strip';
import { TestimonialCard } from '../../components/testimonial-card';
import { field, focusOf } from '../../lib/fields';
import { useTitleSuffix } from '../../../shared/lib/site-defaults';
import { useSite } from '../../../shared/lib/use-site';
import { agencyJsonLd } from '../../lib/agency-json-ld';
import { Areas } from './areas';
import { ExploreListings } from './explore-listings';
import { Hero } from './hero';
import type { HomeData } from './load-home-page.server';
import { HolidayBanner } from './holiday-banner';
import { NewListings } from './new-listings';
import { SellBand } from './sell-band';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import grid from '../../components/listing-grid.module.css';

/** Sections in the order of the stored texts (sec1 to sec9); one without content does not show. */
export function HomePage({ home, sellForm }: { home: HomeData; sellForm: ReactNode }) {
  const texts = useTexts();
  const [adType, setAdType] = useState<AdType>('sale');
  const site = useSite();
  const { fields } = home.document;
  const heading = field(fields, 'sec1heading') ?? texts.home.heading;
  const image = field(fields, 'sec1image');
  const intro = field(fields, 'sec1subheading');
  return (
    <>
      <Seo
        title={texts.titles.page({ title: texts.home.title, site: useTitleSuffix() })}
        description={site?.settings.description ?? intro ?? texts.site.description}
        path="/"
        image={image}
      />
      {site && <JsonLd data={agencyJsonLd(texts, site)} />}
      <Hero
        heading={heading}
        text={intro}
        image={image}
        focus={focusOf(fields, 'sec1image')}
        adType={adType}
        onAdType={setAdType}
      />
      <ExploreListings fields={fields} listings={home.featured[adType]} adType={adType} />
      <NewListings listings={home.fresh[adType]} adType={adType} />
      <Areas areas={home.areas[adType]} adType={adType} />
      {home.developments.length > 0 && (
        <Section
          tone="night"
          title={texts.home.developments}
          more={{ to: '/new_development_properties', label: texts.home.developmentsAll }}
        >
          <Strip
            label={texts.home.developments}
            items={home.developments.map((development) => ({
              key: development.id,
              content: <DevelopmentCard development={development} sizes="352px" headingLevel="h3" />,
            }))}
          />
        </Section>
      )}
      <SellBand fields={fields} form={sellForm} />
      <HolidayBanner fields={fields} />
      <AgencyStory
        fields={fields}
        more={
          <SmartLink to="/aboutus" className={button.more} newWindow>
            {field(fields, 'sec5button') ?? texts.home.readMore} <Icon name="external" size={18} />
          </SmartLink>
        }
      />
      <AgencyReasons fields={fields} />
      {home.testimonials.length > 0 && (
        <Section
          tone="sand"
          title={field(fields, 'sec7heading') ?? texts.pages.testimonials}
          more={{
            to: '/testimonials',
            label: field(fields, 'sec7button') ?? texts.home.testimonialsAll,
            newWindow: true,
          }}
        >
          <Strip
            label={texts.pages.testimonials}
            items={home.testimonials.map((testimonial) => ({
              key: testimonial.id,
              content: <TestimonialCard testimonial={testimonial} />,
            }))}
          />
        </Section>
      )}
      {home.posts.length > 0 && (
        <Section
          title={field(fields, 'sec8heading') ?? texts.home.posts}
          more={{ to: '/blog', label: field(fields, 'sec8button') ?? texts.home.postsAll }}
        >
          <div className={`${grid.three ?? ''} ${grid.airy ?? ''}`}>
            {home.posts.slice(0, 3).map((post) => (
              <PostCard key={post.id} post={post} headingLevel="h3" />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}
