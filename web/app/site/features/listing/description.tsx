import type { Property } from '@manzil/contracts/listings/property';
import { RichText } from '../../../shared/ui/rich-text';
import { typeAndBeds } from '../../../shared/lib/listing-labels';
import { useTexts } from '../../../shared/lib/texts';

interface DescriptionProps {
  property: Property;
  place: string;
}

/**
 * The description in the language of the page. Without an Arabic one, a summary is shown and the English text is
 * offered.
 */
export function Description({ property, place }: DescriptionProps) {
  const texts = useTexts();
  const { description, descriptionAr, builtUpArea, bathrooms } = property;
  if (texts.language === 'en') return <RichText html={description} />;
  if (descriptionAr !== undefined) return <RichText html={descriptionAr} />;
  const words = texts.listing.summary;
  return (
    <>
      <p>
        {words.home({ home: typeAndBeds(texts, property), deal: texts.badge[property.adType], place })}{' '}
        {builtUpArea !== null && words.size({ size: texts.format.area(builtUpArea) })}{' '}
        {bathrooms !== null && words.baths({ count: bathrooms })}{' '}
        {words.price({ price: texts.format.listingPrice(property.price, property.adType) })}
      </p>
      <details>
        <summary>{words.original}</summary>
        <div lang="en" dir="ltr">
          <RichText html={description} />
        </div>
      </details>
    </>
  );
}
