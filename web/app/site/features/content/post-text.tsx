import type { ListingCard as ListingCardData } from '@manzil/contracts/listings/property';
import { ClickToLoad } from '../../components/click-to-load';
import { ListingCard } from '../../components/listing-card';
import { RichText } from '../../../shared/ui/rich-text';
import { videoEmbed } from '../../lib/embeds';
import { headingLevels } from './heading-levels';
import { postParts, type PostPart } from './post-parts';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import blogTexts from '../../../texts/en/on-demand/blog';
import css from './content.module.css';

interface PostTextProps {
  title: string;
  html: string;
  /** The post's homes that are on the market; undefined while they cannot be read. */
  cards: readonly ListingCardData[] | undefined;
}

/** The text of a post, with the cards of its homes as they are today. */
export const PostText = ({ title, html, cards }: PostTextProps) => (
  <div className={css.postText}>
    {postParts(headingLevels(html)).map((part, index) => (
      <Part key={String(index)} part={part} title={title} cards={cards} />
    ))}
  </div>
);

function Part({ part, title, cards }: { part: PostPart } & Omit<PostTextProps, 'html'>) {
  const words = onDemandTexts(blogTexts, useTexts());
  if (part.kind === 'html') return <RichText html={part.html} />;
  if (part.kind === 'video') {
    const embed = videoEmbed(part.address);
    if (embed === undefined) return null;
    return <ClickToLoad kind="video" title={words.film({ title })} embed={embed} href={part.address} />;
  }
  const card = cards?.find(({ id }) => id === part.id);
  if (card === undefined)
    return (
      <p className={css.homeGone}>
        {cards === undefined
          ? words.homeUnread
          : part.reference === ''
            ? words.homeGone
            : words.homeOfReferenceGone({ reference: part.reference })}
      </p>
    );
  return (
    <div className={css.homeCard}>
      <ListingCard listing={card} sizes="(min-width: 480px) 410px, calc(100vw - 2rem)" headingLevel="h2" />
    </div>
  );
}
