import type { Property } from '@manzil/contracts/listings/property';
import { RichText } from '../../../shared/ui/rich-text';
import { typeAndBeds } from '../../../shared/lib/listing-labels';
import { SOURCE_LANGUAGE, textIn } from '@manzil/contracts/site-language';
import { languageOf } from '../../../shared/lib/text-language';
import { useTexts } from '../../../shared/lib/texts';

interface DescriptionProps {
  property: Property;
  place: string;
}

/**
 * The description in the language of the page. Without one, a summary is shown and the English text is
 * offered.
 */
export function Description({ property, place }: DescriptionProps) {
  const texts = useTexts();
  const { description, builtUpArea, bathrooms } = property;
  const translated = textIn(texts.language, property, 'description');
  if (translated !== '' || texts.language === SOURCE_LANGUAGE) return <RichText html={translated} />;
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
        <div {...languageOf(texts)}>
          <RichText html={description} />
        </div>
      </details>
    </>
  );
}
