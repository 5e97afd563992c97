import adviser from './adviser';
import analytics from './analytics';
import blog from './blog';
import developments from './developments';
import favourites from './favourites';
import form from './form';
import frame from './frame';
import listing from './listing';
import mailLink from './mail-link';
import map from './map';
import mortgage from './mortgage';
import pages from './pages';
import personData from './person-data';
import place from './place';
import savedSearch from './saved-search';
import search from './search';
import searchTitle from './search-title';
import shortlist from './shortlist';
import viewing from './viewing';

export default {
  ...adviser,
  ...analytics,
  ...blog,
  ...developments,
  ...favourites,
  ...form,
  ...frame,
  ...listing,
  ...mailLink,
  ...map,
  ...mortgage,
  ...pages,
  ...personData,
  ...place,
  ...savedSearch,
  ...search,
  ...searchTitle,
  ...shortlist,
  ...viewing,
};
