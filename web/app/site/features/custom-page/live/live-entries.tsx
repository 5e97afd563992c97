import { languageOf, languageOfName } from '../../../../shared/lib/text-language';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ClickToLoad } from '../../../components/click-to-load';
import { DevelopmentCard } from '../../../components/development-card';
import { EmptyNote } from '../../../components/empty-note';
import { THREE_IN_A_ROW } from '../../../components/grid-sizes';
import { Icon } from '../../../../shared/ui/icon';
import { ListingCard } from '../../../components/listing-card';
import { DrawnMap } from '../../../components/map/drawn-map';
import { ResponsiveImage } from '../../../components/responsive-image';
import { TestimonialCard } from '../../../components/testimonial-card';
import { adviserPath } from '../../../lib/adviser-path';
import { videoEmbed } from '../../../lib/embeds';
import type { LiveList, LiveMap } from './live-block';
import { useTexts } from '../../../../shared/lib/texts';
import button from '../../../../shared/ui/link-button.module.css';
import grid from '../../../components/listing-grid.module.css';
import css from './live-entries.module.css';

/** Shows a place on a map with a link to its homes; nothing for an unknown place. */
export function LivePlace({ place }: Pick<LiveMap, 'place'>) {
  const texts = useTexts();
  if (place === undefined) return <p className={css.note}>{texts.pages.liveUnread}</p>;
  if (place === null) return null;
  const { name, homes, ...shown } = place;
  const { community } = shown.drawing;
  return (
    <>
      <DrawnMap
        {...shown}
        title={name}
        place={{ label: texts.place.drawing({ community }), credit: texts.place.credit({ community }) }}
      />
      <p className={css.more}>
        <Link to={homes} className={button.secondary} prefetch="intent">
          {texts.pages.liveHomesIn({ place: name })}
        </Link>
      </p>
    </>
  );
}

/** Shows the entries of a live block in the same cards as the lists of the site. */
export function LiveEntries({ block }: { block: LiveList }) {
  const texts = useTexts();
  const { items } = block;
  const { liveUnread, liveNoHomes, liveNoHomesHelp, liveAllHomes } = texts.pages;
  if (items === undefined) return <p className={css.note}>{liveUnread}</p>;
  if (items.length === 0) {
    if (block.kind === 'video') return null;
    return block.kind === 'homes' ? (
      <EmptyNote
        title={liveNoHomes}
        text={liveNoHomesHelp}
        to={block.path.replace(/\?.*$/, '')}
        label={liveAllHomes}
      />
    ) : (
      <EmptyNote />
    );
  }
  return (
    <>
      <Entries block={block} />
      {block.kind === 'homes' && block.total > items.length && (
        <p className={css.more}>
          <Link to={block.path} className={button.secondary} prefetch="intent">
            {texts.pages.liveMoreHomes({ count: block.total })}
          </Link>
        </p>
      )}
    </>
  );
}

function Entries({ block }: { block: LiveList }): ReactNode {
  const texts = useTexts();
  switch (block.kind) {
    case 'homes':
      return (
        <div className={grid.grid}>
          {block.items?.map((listing) => (
            <ListingCard key={listing.id} listing={listing} sizes={THREE_IN_A_ROW} headingLevel="h3" />
          ))}
        </div>
      );
    case 'projects':
      return (
        <div className={grid.grid}>
          {block.items?.map((development) => (
            <DevelopmentCard
              key={development.id}
              development={development}
              sizes={THREE_IN_A_ROW}
              headingLevel="h3"
            />
          ))}
        </div>
      );
    case 'faqs':
      return block.items?.map(({ id, question, answer, language }) => (
        <details key={id} className={css.question} {...languageOf(texts, language)}>
          <summary>
            <h3>{question}</h3>
            <Icon name="down" />
          </summary>
          <p className={css.answer}>{answer}</p>
        </details>
      ));
    case 'team':
      return (
        <ul className={css.team}>
          {block.items?.map((member) => (
            <li key={member.id}>
              <ResponsiveImage
                src={member.photo}
                alt=""
                sizes="(min-width: 1100px) 280px, 46vw"
                width={480}
                height={560}
                shape={1}
                className={css.portrait}
                focus={{ x: member.focalX, y: member.focalY }}
              />
              <h3 {...languageOfName(texts, member.name)}>{nameOf(member)}</h3>
              <p {...languageOf(texts, member.language)}>{member.designation}</p>
            </li>
          ))}
        </ul>
      );
    case 'video':
      return block.items.map((address) => {
        const embed = videoEmbed(address);
        return (
          embed !== undefined && (
            <ClickToLoad
              key={address}
              kind="video"
              title={texts.developments.film}
              embed={embed}
              href={address}
            />
          )
        );
      });
    case 'testimonials':
      return (
        <div className={grid.grid}>
          {block.items?.map((testimonial) => (
            <TestimonialCard key={testimonial.id} testimonial={testimonial} />
          ))}
        </div>
      );
  }
}

function nameOf(member: Parameters<typeof adviserPath>[0] & { name: string }): ReactNode {
  const path = adviserPath(member);
  return path === undefined ? member.name : <Link to={path}>{member.name}</Link>;
}
