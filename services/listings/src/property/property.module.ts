import { Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module.js';
import { AdvisedListings } from './advised-listings.js';
import { CardReader } from './cards/card-reader.js';
import { ReadyCards } from './cards/ready-cards.js';
import { AnnounceListing } from './locks/announce-listing.js';
import { CorrectListing } from './locks/correct-listing.js';
import { ExportManagedProperties } from './export-managed-properties.js';
import { ListListingAdvisers } from './list-listing-advisers.js';
import { ListManagedChoices } from './list-managed-choices.js';
import { CountProperties } from './count-properties.js';
import { GetManagedProperty } from './get-managed-property.js';
import { GetProperty } from './get-property.js';
import { ListAgentProperties } from './list-agent-properties.js';
import { ListAreas } from './list-areas.js';
import { NameManagedProperties } from './name-managed-properties.js';
import { OverrideProperty } from './override-property.js';
import { SearchManagedProperties } from './search-managed-properties.js';
import { ListProperties } from './list-properties.js';
import { PickProperties } from './pick-properties.js';
import { PropertyMapper } from './property.mapper.js';
import { FindRelatedProperties } from './find-related-properties.js';
import { SearchVocabulary } from '../search/understand/search-vocabulary.js';
import { MapProperties } from './map-properties.js';
import { SearchByText } from './search-by-text.js';
import { SearchVariants } from './search-variants.js';
import { SearchProperties } from './search-properties.js';
import { SuggestNamed } from './suggest-named.js';
import { SuggestSearches } from './suggest-searches.js';

@Module({
  imports: [SearchModule],
  providers: [
    PropertyMapper,
    MapProperties,
    SearchByText,
    SearchProperties,
    SearchVariants,
    SuggestNamed,
    SuggestSearches,
    SearchVocabulary,
    CardReader,
    ReadyCards,
    GetProperty,
    FindRelatedProperties,
    ListProperties,
    CountProperties,
    ListAgentProperties,
    PickProperties,
    ListAreas,
    SearchManagedProperties,
    GetManagedProperty,
    NameManagedProperties,
    OverrideProperty,
    AdvisedListings,
    CorrectListing,
    AnnounceListing,
    ListManagedChoices,
    ListListingAdvisers,
    ExportManagedProperties,
  ],
  exports: [PropertyMapper, AnnounceListing, SearchVocabulary],
})
export class PropertyModule {}
