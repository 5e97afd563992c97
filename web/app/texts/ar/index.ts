import analytics from './analytics';
import costs from './costs';
import developments from './developments';
import favourites from './favourites';
import form from './form';
import frame from './frame';
import listing from './listing';
import map from './map';
import mortgage from './mortgage';
import pages from './pages';
import place from './place';
import search from './search';
import viewing from './viewing';
import words from './words';

export default {
  ...analytics,
  ...costs,
  ...developments,
  ...favourites,
  ...form,
  ...frame,
  ...listing,
  ...map,
  ...mortgage,
  ...pages,
  ...place,
  ...search,
  ...viewing,
  ...words,
};

/** Names of places by their English. */
export { default as placeNames } from '../place-names/ar.json';
