import type { DatabaseOptions } from '@manzil/service-kit/database';
import { LIFECYCLE_ENTITIES } from '@manzil/lifecycle/lifecycle-entities';
import { DeletedDevelopmentEntity } from './development/deleted-development.entity.js';
import { DevelopmentFormerLinkEntity } from './development/development-former-link.entity.js';
import { DevelopmentHeadingEntity } from './development/development-heading.entity.js';
import { DevelopmentImageEntity } from './development/development-image.entity.js';
import { DevelopmentEntity } from './development/development.entity.js';
import { ImportRunEntity } from './import/import-run.entity.js';
import { FeedMappingEntity } from './mapping/feed-mapping.entity.js';
import { AddMessageKeys1795200000000 } from './migrations/1795200000000-add-message-keys.js';
import { CreateProperty1795000000000 } from './migrations/1795000000000-create-property.js';
import { CreateImportRun1795000100000 } from './migrations/1795000100000-create-import-run.js';
import { CreateDevelopment1795000200000 } from './migrations/1795000200000-create-development.js';
import { IndexPropertyLists1795000300000 } from './migrations/1795000300000-index-property-lists.js';
import { EditDevelopments1795000400000 } from './migrations/1795000400000-edit-developments.js';
import { RecordImportChanges1795001000000 } from './migrations/1795001000000-record-import-changes.js';
import { DateDevelopments1795001150000 } from './migrations/1795001150000-date-developments.js';
import { RememberFeedState1795003000000 } from './migrations/1795003000000-remember-feed-state.js';
import { ShowFetchedPhotos1795002100000 } from './migrations/1795002100000-show-fetched-photos.js';
import { FetchedPhotoEntity } from './photo/fetched-photo.entity.js';
import { PhotoPolicyEntity } from './photo/photo-policy.entity.js';
import { NoteCatalogueWrites1795003100000 } from './migrations/1795003100000-note-catalogue-writes.js';
import { CreateFeedMapping1795004000000 } from './migrations/1795004000000-create-feed-mapping.js';
import { MapFeedValues1795004200000 } from './migrations/1795004200000-map-feed-values.js';
import { NameCatalogueChanges1795005000000 } from './migrations/1795005000000-name-catalogue-changes.js';
import { NameWhoChangedDevelopments1795006000000 } from './migrations/1795006000000-name-who-changed-developments.js';
import { RememberGonePhotos1795200100000 } from './migrations/1795200100000-remember-gone-photos.js';
import { StoreWhoLocked1795300000000 } from './migrations/1795300000000-store-who-locked.js';
import { NoteWordsOfListings1795006100000 } from './migrations/1795006100000-note-words-of-listings.js';
import { IndexAgents1795400000000 } from './migrations/1795400000000-index-agents.js';
import { StoreFloorPlans1795500000000 } from './migrations/1795500000000-store-floor-plans.js';
import { RecordPrices1795500100000 } from './migrations/1795500100000-record-prices.js';
import { CreatePlace1795600100000 } from './migrations/1795600100000-create-place.js';
import { ListingViewEntity } from './listing-view/listing-view.entity.js';
import { PlaceEntity } from './place/place.entity.js';
import { PortalAddressEntity } from './portal-feed/portal-address.entity.js';
import { NoteFilteredColumns1795600200000 } from './migrations/1795600200000-note-filtered-columns.js';
import { NotifyOfCatalogueWrites1795600300000 } from './migrations/1795600300000-notify-of-catalogue-writes.js';
import { StoreTextsOfPlaces1795600400000 } from './migrations/1795600400000-store-texts-of-places.js';
import { NotifyOfPlaceWrites1795600500000 } from './migrations/1795600500000-notify-of-place-writes.js';
import { IndexWordsOfDetails1795600700000 } from './migrations/1795600700000-index-words-of-details.js';
import { NoteCoordinates1795600900000 } from './migrations/1795600900000-note-coordinates.js';
import { DropAgentIndexes1796400000000 } from './migrations/1796400000000-drop-agent-indexes.js';
import { StoreTextsOfTypes1796410000000 } from './migrations/1796410000000-store-texts-of-types.js';
import { AddLifecycleOfDevelopments1797000000000 } from './migrations/1797000000000-add-lifecycle-of-developments.js';
import { NotifyOfCardWrites1798200000000 } from './migrations/1798200000000-notify-of-card-writes.js';
import { AddListingsByHand1798400000000 } from './migrations/1798400000000-add-listings-by-hand.js';
import { RecordTheSite1798830100000 } from './migrations/1798830100000-record-the-site.js';
import { StoreAdviserNames1798890000000 } from './migrations/1798890000000-store-adviser-names.js';
import { AddApprovals1798810100000 } from './migrations/1798810100000-add-approvals.js';
import { AddDraftPreviews1798730100000 } from './migrations/1798730100000-add-draft-previews.js';
import { StoreSubCommunities1798930000000 } from './migrations/1798930000000-store-sub-communities.js';
import { ResolvePlaceNames1798930100000 } from './migrations/1798930100000-resolve-place-names.js';
import { AddRecordNameOfFeeds1799010000000 } from './migrations/1799010000000-add-record-name-of-feeds.js';
import { LeaveOutTinyPictures1799040200000 } from './migrations/1799040200000-leave-out-tiny-pictures.js';
import { StoreFeedFiles1799040300000 } from './migrations/1799040300000-store-feed-files.js';
import { StoreArabicTexts1799030000000 } from './migrations/1799030000000-store-arabic-texts.js';
import { IndexPermitsAndEndsOfReferences1798990000000 } from './migrations/1798990000000-index-permits-and-ends-of-references.js';
import { StorePublishedMessages1799100000000 } from './migrations/1799100000000-store-published-messages.js';
import { AddAmountCurrencyOfFeeds1799110000000 } from './migrations/1799110000000-add-amount-currency-of-feeds.js';
import { AddTranslations1799190000000 } from './migrations/1799190000000-add-translations.js';
import { ConfirmListings1799200100000 } from './migrations/1799200100000-confirm-listings.js';
import { FindDetailWordsInOnePass1799310000000 } from './migrations/1799310000000-find-detail-words-in-one-pass.js';
import { StorePermitsOfProjects1799800000000 } from './migrations/1799800000000-store-permits-of-projects.js';
import { StoreTenureAndHandover1799820000000 } from './migrations/1799820000000-store-tenure-and-handover.js';
import { AddOmittedKinds1799900100000 } from './migrations/1799900100000-add-omitted-kinds.js';
import { CreateSearchListing1799910000000 } from './migrations/1799910000000-create-search-listing.js';
import { FillSearchListing1799910100000 } from './migrations/1799910100000-fill-search-listing.js';
import { PropertyEntity } from './property/property.entity.js';

export const databaseOptions = (url: string): DatabaseOptions => ({
  url,
  entities: [
    PropertyEntity,
    ImportRunEntity,
    FeedMappingEntity,
    DevelopmentEntity,
    DevelopmentImageEntity,
    DevelopmentHeadingEntity,
    DevelopmentFormerLinkEntity,
    FetchedPhotoEntity,
    PhotoPolicyEntity,
    PlaceEntity,
    ...LIFECYCLE_ENTITIES,
    DeletedDevelopmentEntity,
    PortalAddressEntity,
    ListingViewEntity,
  ],
  migrations: [
    CreateProperty1795000000000,
    CreateImportRun1795000100000,
    CreateDevelopment1795000200000,
    IndexPropertyLists1795000300000,
    EditDevelopments1795000400000,
    RecordImportChanges1795001000000,
    DateDevelopments1795001150000,
    RememberFeedState1795003000000,
    ShowFetchedPhotos1795002100000,
    NoteCatalogueWrites1795003100000,
    CreateFeedMapping1795004000000,
    MapFeedValues1795004200000,
    NameCatalogueChanges1795005000000,
    NameWhoChangedDevelopments1795006000000,
    NoteWordsOfListings1795006100000,
    AddMessageKeys1795200000000,
    RememberGonePhotos1795200100000,
    StoreWhoLocked1795300000000,
    IndexAgents1795400000000,
    StoreFloorPlans1795500000000,
    RecordPrices1795500100000,
    CreatePlace1795600100000,
    NoteFilteredColumns1795600200000,
    NotifyOfCatalogueWrites1795600300000,
    StoreTextsOfPlaces1795600400000,
    NotifyOfPlaceWrites1795600500000,
    IndexWordsOfDetails1795600700000,
    NoteCoordinates1795600900000,
    DropAgentIndexes1796400000000,
    StoreTextsOfTypes1796410000000,
    AddLifecycleOfDevelopments1797000000000,
    NotifyOfCardWrites1798200000000,
    AddListingsByHand1798400000000,
    AddDraftPreviews1798730100000,
    AddApprovals1798810100000,
    RecordTheSite1798830100000,
    StoreAdviserNames1798890000000,
    StoreSubCommunities1798930000000,
    ResolvePlaceNames1798930100000,
    IndexPermitsAndEndsOfReferences1798990000000,
    AddRecordNameOfFeeds1799010000000,
    StoreArabicTexts1799030000000,
    LeaveOutTinyPictures1799040200000,
    StoreFeedFiles1799040300000,
    StorePublishedMessages1799100000000,
    AddAmountCurrencyOfFeeds1799110000000,
    AddTranslations1799190000000,
    ConfirmListings1799200100000,
    FindDetailWordsInOnePass1799310000000,
    StorePermitsOfProjects1799800000000,
    StoreTenureAndHandover1799820000000,
    AddOmittedKinds1799900100000,
    CreateSearchListing1799910000000,
    FillSearchListing1799910100000,
  ],
});
