import { namesLike } from '../names-like.js';

/** A list that exporters write with or without an element of its own, and the value with or without `url`. */
const wrapped = (many: string, one: string): string[] => [
  `${many}.${one}.url`,
  `${many}.${one}`,
  `${many}.url`,
  many,
  `${one}.url`,
  one,
];

/** Pictures in attributes: `<image url="…"/>`, `<img src="…"/>`. */
const inAttributes = (many: string, one: string): string[] =>
  [`${many}.${one}`, `${many}.img`, one].flatMap((path) => [`${path}.@url`, `${path}.@src`, `${path}.@href`]);

/** `image_1`, `photo2`, `image_url_3`, in the order of their numbers. */
export const NUMBERED_PHOTOS = namesLike((name) =>
  /^(?:images?|photos?|pictures?|img|pics?)[_ ]?(?:url|link)?[_ ]?\d{1,2}$/.test(name),
);

/** The names that exporters write in any format, each in place of the format's own name. */
export const PHOTOS = [
  ...wrapped('images', 'image'),
  ...wrapped('photos', 'photo'),
  ...wrapped('pictures', 'picture'),
  ...inAttributes('images', 'image'),
  ...inAttributes('photos', 'photo'),
  ...['image_urls', 'photo_urls', 'image_url', 'photo_url', 'gallery', 'gallery.image', 'imagelink'],
];
export const FLOOR_PLANS = [
  ...wrapped('floor_plans', 'floor_plan'),
  ...wrapped('floorplans', 'floorplan'),
  'floor_plans.image',
  'floor_plan.image',
];
export const VIDEOS = [...wrapped('videos', 'video'), 'video_tour_url', 'video_url'];
export const AMENITIES = [
  ...['facilities.facility', 'facilities', 'amenities.amenity', 'amenities'],
  ...['features.feature', 'features', 'features.feature.@name', 'features.feature.name'],
  ...['amenities.amenity.@name', 'amenities.amenity.name', 'amenities.item', 'facilities.facility.@name'],
  ...['facilities.facility.name', 'facilities.item', 'features.item'],
];
const counted = (room: string): string[] => [
  ...[`${room}_count`, `${room}s_count`, `number_of_${room}s`, `num_${room}s`, `noof${room}s`, `noof${room}`],
];
export const BEDROOMS = [
  'bedrooms',
  'bedroom',
  'beds',
  'no_of_bedrooms',
  'no_of_bedroom',
  ...counted('bedroom'),
];
export const BATHROOMS = [
  'bathrooms',
  'bathroom',
  'baths',
  'no_of_bathrooms',
  'no_of_bathroom',
  ...counted('bathroom'),
];
export const TENURES = ['tenure', 'tenure_type', 'ownership', 'ownership_type'];
export const HANDOVERS = [
  ...['handover', 'handover_year', 'handover_date', 'handover_on', 'completion_date', 'completion_year'],
];
export const TITLES_AR = [
  ...['title_ar', 'property_title_ar', 'website_title_ar', 'title_arabic', 'property_title_arabic'],
  ...['arabic_title', 'titlear', 'title.ar'],
];
export const DESCRIPTIONS_AR = [
  ...[
    'description_ar',
    'property_description_ar',
    'web_remarks_ar',
    'description_arabic',
    'web_remarks_arabic',
  ],
  ...['arabic_description', 'descriptionar', 'description.ar', 'desc.ar', 'publicremarks_ar'],
];
