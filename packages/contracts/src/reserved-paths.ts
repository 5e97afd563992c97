/** First path segments of the site's own routes, in lower case; published content cannot use them. */
export const RESERVED_PATHS: ReadonlySet<string> = new Set(
  [
    // Pages
    'buy rent blog new_development_properties singleproperty mortgageservices faqs subscribeus thanks thankyou',
    'meetmyteam testimonials aboutus sell forms preview favourites compare privacy terms cookies contact mydata shortlist',
    'cost-estimate save-search saved-searches book-viewing viewings ar',
    // Screens of staff
    'backend newedit test navigation settingfooter blogsetting faqsetting teamsetting testimonialsetting',
    'edithome editmortagage login logout admin',
    // Calls
    'api allprosale allprorent singleproperty1 getnewly newlyedit newlydata updatenewlyproperty deleteproperty',
    'newdevtext updatenewdevelopment offplanimages getallpropertyimages addimagestogallary',
    'editnewpropertyimages deletepropertyimage addpageagain fecthoffpage updatemort staticdata popupsubscribe',
    'getemailforsub traffic userinfotable internalformtable',
    // Files and operations
    'uploads flags assets health metrics favicon.ico robots.txt sitemap.xml sitemaps feed.xml llms.txt mcp',
    'offline-worker.js push-worker.js',
  ]
    .join(' ')
    .split(' '),
);

/** Checks whether a path of one segment, with or without its slash, belongs to the site. */
export const isReservedPath = (path: string): boolean =>
  RESERVED_PATHS.has(path.replace(/^\/+|\/+$/g, '').toLowerCase());
