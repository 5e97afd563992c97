/** A list that exporters write with or without an element of its own, and the value with or without `url`. */
const wrapped = (many: string, one: string): string[] => [
  `${many}.${one}.url`,
  `${many}.${one}`,
  `${many}.url`,
  many,
  `${one}.url`,
  one,
];

/** The names that exporters write in any format, each in place of the format's own name. */
export const PHOTOS = [
  ...wrapped('images', 'image'),
  ...wrapped('photos', 'photo'),
  ...wrapped('pictures', 'picture'),
  'imagelink',
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
  ...['features.feature', 'features'],
];
export const BEDROOMS = ['bedrooms', 'bedroom', 'beds', 'no_of_bedrooms', 'no_of_bedroom'];
export const BATHROOMS = ['bathrooms', 'bathroom', 'baths', 'no_of_bathrooms', 'no_of_bathroom'];
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
