import type { ReactNode } from 'react';
import { authorSlug } from '@manzil/contracts/content/category-slug';
import { agentKeys } from '@manzil/contracts/listings/agent-keys';
import type { Adviser } from '@manzil/contracts/http/content';
import { Breadcrumb, breadcrumbJsonLd } from '../../components/breadcrumb';
import { ChatIcon } from '../../components/chat-icon';
import { THREE_IN_A_ROW } from '../../components/grid-sizes';
import { Icon } from '../../../shared/ui/icon';
import { JsonLd } from '../../components/json-ld';
import { ListingCard } from '../../components/listing-card';
import { PostCard } from '../../components/post-card';
import { ResponsiveImage } from '../../components/responsive-image';
import { Section } from '../../components/section';
import { Seo } from '../../components/seo';
import { SmartLink } from '../../components/smart-link';
import { TestimonialCard } from '../../components/testimonial-card';
import { adviserChatUrl } from '../../lib/chat-link';
import { plainText } from '../../../shared/lib/plain-text';
import { telUrl } from '../../../shared/lib/safe-url';
import { textBlocks } from '../../lib/text-blocks';
import { listHref, type ListFilters } from '../../../shared/lib/url-filters';
import { useSite } from '../../../shared/lib/use-site';
import { usePageUrl } from '../../../shared/lib/use-page-url';
import { personJsonLd } from './person-json-ld';
import { languageOfName } from '../../../shared/lib/text-language';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import adviserTexts from '../../../texts/en/on-demand/adviser';
import button from '../../../shared/ui/link-button.module.css';
import grid from '../../components/listing-grid.module.css';
import css from './adviser.module.css';

/** One adviser: who they are, how to reach them, their homes on the market and what clients say of them. */
export function AdviserPage({ adviser, form }: { adviser: Adviser; form: ReactNode }) {
  const texts = useTexts();
  const words = onDemandTexts(adviserTexts, texts);
  const { member, testimonials, sale, rent, posts } = adviser;
  const origin = useSite()?.publicUrl ?? '';
  const urlOf = usePageUrl();
  const path = `/meetmyteam/${member.slug}`;
  const firstName = member.name.trim().split(/\s+/)[0] ?? member.name;
  const ofAdviser: ListFilters = { agent: agentKeys(member), sort: 'newest', page: 1 };
  const crumbs = [
    { title: texts.errors.homeLink, to: '/' },
    { title: texts.pages.team, to: '/meetmyteam' },
    { title: member.name, to: path },
  ];
  return (
    <>
      <Seo
        title={texts.titles.member({ name: member.name, role: member.designation })}
        description={
          plainText(member.about, 158) || words.description({ name: member.name, role: member.designation })
        }
        path={path}
      />
      <JsonLd data={breadcrumbJsonLd(crumbs, urlOf)} />
      <JsonLd data={personJsonLd(member, { origin, url: urlOf(`/meetmyteam/${member.slug}`) })} />
      <div className="container">
        <Breadcrumb crumbs={crumbs} />
        <AdviserHead member={member} firstName={firstName} />
      </div>
      {[
        {
          list: sale,
          path: '/buy',
          title: words.sale({ name: firstName }),
          total: words.totalSale({ total: sale.total }),
          all: words.allSale({ name: firstName }),
        },
        {
          list: rent,
          path: '/rent',
          title: words.rent({ name: firstName }),
          total: words.totalRent({ total: rent.total }),
          all: words.allRent({ name: firstName }),
        },
      ].map(
        ({ list, path: to, title, total, all }) =>
          list.items.length > 0 && (
            <Section key={to} title={title} text={total} more={{ to: listHref(to, ofAdviser), label: all }}>
              <ul className={grid.grid}>
                {list.items.map((listing) => (
                  <li key={listing.id}>
                    <ListingCard listing={listing} sizes={THREE_IN_A_ROW} headingLevel="h3" />
                  </li>
                ))}
              </ul>
            </Section>
          ),
      )}
      {testimonials.length > 0 && (
        <Section
          tone="sand"
          title={words.testimonials({ name: firstName })}
          more={{ to: '/testimonials', label: texts.pages.testimonials }}
        >
          <ul className={css.reviews}>
            {testimonials.map((testimonial) => (
              <li key={testimonial.id}>
                <TestimonialCard testimonial={testimonial} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {posts.length > 0 && (
        <Section
          title={words.posts({ name: firstName })}
          more={{ to: `/blog/author/${authorSlug(member.name)}`, label: words.postsAll }}
        >
          <div className={`${grid.three ?? ''} ${grid.airy ?? ''}`}>
            {posts.map((post) => (
              <PostCard key={post.id} post={post} headingLevel="h3" />
            ))}
          </div>
        </Section>
      )}
      <div className={`container ${css.form ?? ''}`}>{form}</div>
    </>
  );
}

function AdviserHead({ member, firstName }: { member: Adviser['member']; firstName: string }) {
  const texts = useTexts();
  const words = onDemandTexts(adviserTexts, texts);
  const site = useSite();
  const { phone, whatsapp, brn, languages, areas } = member;
  const chat = whatsapp || phone;
  return (
    <div className={css.head}>
      <div className={css.portrait}>
        <ResponsiveImage
          src={member.photo}
          alt=""
          sizes="(min-width: 900px) 320px, 60vw"
          width={480}
          height={560}
          widest={640}
          priority
          className={css.cover}
          focus={{ x: member.focalX, y: member.focalY }}
        />
      </div>
      <div>
        <h1 {...languageOfName(texts, member.name)}>{member.name}</h1>
        <p className={css.role}>{member.designation}</p>
        <dl className={css.keyFacts}>
          {brn !== '' && (
            <div>
              <dt>{words.brn}</dt>
              <dd>{brn}</dd>
            </div>
          )}
          {languages.length > 0 && (
            <div>
              <dt>{words.languages}</dt>
              <dd>{texts.format.listed(languages)}</dd>
            </div>
          )}
          {areas.length > 0 && (
            <div>
              <dt>{words.areas}</dt>
              <dd>
                <ul className={css.areas}>
                  {areas.map((area) => (
                    <li key={area}>
                      <SmartLink to={listHref('/buy', { location: area, sort: 'newest', page: 1 })}>
                        {texts.placeName(area)}
                      </SmartLink>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
        </dl>
        {textBlocks(member.about).map((block, index) => (
          <p key={index} className={css.about}>
            {block.kind === 'paragraph' ? block.text : block.items.join('\n')}
          </p>
        ))}
        <div className={css.actions}>
          {site && (
            <a
              className={button.chat}
              href={adviserChatUrl(chat, site.chatNumber, words.chatText({ name: firstName }))}
              target="_blank"
              rel="noopener"
            >
              <ChatIcon /> {texts.chat.short}
              <span className="visually-hidden"> {texts.header.newWindow}</span>
            </a>
          )}
          {phone !== '' && (
            <a className={button.primary} href={telUrl(phone)}>
              <Icon name="phone" /> {phone}
            </a>
          )}
          <a className={button.secondary} href="#enquiry">
            {words.write({ name: firstName })}
          </a>
        </div>
      </div>
    </div>
  );
}
