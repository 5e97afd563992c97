import { TOO_MANY_PAGES_TEXT, TOO_MANY_PAGES_TITLE } from '@manzil/contracts/gateway/messages';

/** The texts of the other pages, and of errors. */
export const pageTexts = {
  home: {
    title: 'Property for sale and rent in Dubai',
    heading: 'Find the Dubai home that fits your life',
    explore: 'Explore properties',
    newThisWeek: 'New this week',
    areas: 'Popular areas',
    areasText: {
      sale: 'Where most of our homes for sale are, and what they start from.',
      rent: 'Where most of our homes for rent are, and what a year starts from.',
    },
    priceFrom: (price: string) => `From ${price}`,
    developments: 'New developments',
    developmentsAll: 'All new developments',
    testimonialsAll: 'View more',
    posts: 'News and guides',
    postsAll: 'View All Posts',
    readMore: 'Read More',
    stars: (stars: number) => `${String(stars)} of 5 stars`,
  },
  faqs: {
    search: 'Search the questions',
    placeholder: 'Try “deposit”',
    found: (count: number) => `${String(count)} ${count === 1 ? 'question' : 'questions'}`,
    noneHelp: (search: string) =>
      `No question mentions “${search}”. Ask us instead: an adviser answers the same day.`,
  },
  embed: {
    notice: {
      video: (provider: string) =>
        `The film is loaded from ${provider}, which then learns your internet address and may set cookies.`,
      map: (provider: string) =>
        `The map is loaded from ${provider}, which then learns your internet address and may set cookies.`,
    },
    outside: (host: string) => `This opens at ${host}, in a window of its own.`,
    video: 'Play the film here',
    map: 'Show the map here',
  },
  pages: {
    faqs: 'Frequently asked questions',
    faqsDescription: 'Plain answers on buying, renting, fees and permits in Dubai.',
    faqsNext: 'Not answered here?',
    team: 'Meet the team',
    teamAll: 'The whole team',
    teamDescription: 'The advisers of Manzil: who they are and what they do.',
    testimonials: 'What our clients say',
    testimonialsDescription: 'Reviews by people who bought, sold and rented with Manzil.',
    blog: 'News and guides',
    blogDescription: 'Market notes and guides to buying, renting and living in Dubai.',
    morePosts: 'More to read',
    mortgage: 'Mortgage services',
    mortgageDescription: 'Independent mortgage advice in the UAE, from first quote to final offer.',
    about: 'About us',
    aboutDescription: 'Who Manzil is and how we work.',
    sell: 'List your property',
    sellDescription: 'Sell or let your Dubai property with Manzil.',
    sellHeading: 'Sell or let your home with Manzil',
    sellText:
      'Tell us the building, the size and your plans. An adviser who knows the community calls you back with a price range, the fees and the next step.',
    sellSteps: [
      ['Value', 'We compare with what really sold nearby, and visit the home.'],
      ['Prepare', 'Photographs, floor plan, permit and listing text are done for you.'],
      ['Sell or let', 'Viewings, offers and the transfer are handled by one adviser.'],
    ],
    contact: 'Talk to us',
    empty: 'There is nothing here yet.',
    emptyNext: 'Back to the home page',
    previewTitle: (title: string) => `Preview: ${title}`,
    previewUntil: (day: string) =>
      `This is a preview. It is not published, and this link works until ${day}.`,
  },
  contact: {
    title: 'Contact',
    description:
      'Call, write to or visit Manzil, a real-estate agency in Dubai: phone, WhatsApp, e-mail, address, opening hours and licence numbers.',
    text: 'Talk to a person: by phone, by message, or over coffee in our office.',
    reach: 'Call or write',
    visit: 'Visit us',
    hours: 'Opening hours',
    mapTitle: 'Map: our office',
    licences: 'Licences',
    orn: 'RERA office registration (ORN)',
    tradeLicence: 'Trade licence',
  },
  adviser: {
    description: (name: string, role: string) =>
      `${name}, ${role} at Manzil in Dubai: languages, areas, phone and homes on the market.`,
    brn: 'RERA broker number (BRN)',
    languages: 'Speaks',
    areas: 'Knows',
    sale: (name: string) => `For sale with ${name}`,
    rent: (name: string) => `For rent with ${name}`,
    totalSale: (total: number) => `${String(total)} ${total === 1 ? 'home' : 'homes'} on the market`,
    totalRent: (total: number) => `${String(total)} ${total === 1 ? 'home' : 'homes'} to let`,
    allSale: (name: string) => `All homes of ${name} for sale`,
    allRent: (name: string) => `All homes of ${name} for rent`,
    testimonials: (name: string) => `What clients say about ${name}`,
    posts: (name: string) => `Written by ${name}`,
    postsAll: 'All of them',
    write: (name: string) => `Write to ${name}`,
    chatText: (name: string) => `Hello ${name}, I have a question.`,
    formTitle: (name: string) => `Write to ${name}`,
    formText: 'Say in a line or two what you are looking for. You get an answer within a working day.',
  },
  blog: {
    categories: 'Categories',
    all: 'All posts',
    categoryTitle: (category: string) => `${category}: news and guides`,
    categoryDescription: (category: string) =>
      `Posts of the Manzil blog about ${category.toLowerCase()}: market notes and guides for Dubai.`,
    tags: 'Tags',
    tagTitle: (tag: string) => `Posts about ${tag}`,
    tagDescription: (tag: string) =>
      `Posts of the Manzil blog with the tag ${tag}: market notes and guides for Dubai.`,
    homeGone: (reference: string) =>
      reference === ''
        ? 'The home that was shown here is no longer on the market.'
        : `The home ${reference} that was shown here is no longer on the market.`,
    homeUnread: 'A home that is shown here could not be loaded. Please try again in a moment.',
    film: (title: string) => `Video: ${title}`,
    authorTitle: (author: string) => `Posts by ${author}`,
    authorDescription: (author: string) =>
      `What ${author} has written for the Manzil blog: market notes and guides for Dubai.`,
    by: 'By',
    minutes: (minutes: number) => `${String(minutes)} min read`,
    homes: 'Homes that fit',
    homesIn: (place: string) => `On the market in ${place}`,
    homesOf: (type: string) => `${type} homes on the market`,
    homesAll: 'See all of them',
  },
  legal: {
    privacy: {
      title: 'Privacy notice',
      description: 'Which personal data Manzil collects, why, how long it is kept, and what your rights are.',
    },
    terms: {
      title: 'Terms of use',
      description: 'The terms for using the website of Manzil, a real-estate brokerage in Dubai.',
    },
    cookies: {
      title: 'Cookies',
      description: 'Which cookies the website of Manzil sets, and what it keeps on your own device.',
    },
    changed: 'Last changed on',
    version: (version: number) => `version ${String(version)}`,
    contents: 'On this page',
    questions: 'A question about this page?',
    myData: 'See, download or erase what we keep about you',
    contact: 'Contact us',
  },
  errors: {
    notFoundTitle: 'We cannot find that page',
    notFoundText: 'The address may be mistyped, or the page has moved.',
    notFoundNext: 'Search properties for sale',
    goneTitle: 'This page is no longer here',
    goneText: 'It has been taken down. Perhaps one of these helps:',
    unavailableTitle: 'We cannot show this page right now',
    unavailableText:
      'Our listings are not responding. The problem is on our side and usually lasts less than a minute.',
    tooManyTitle: TOO_MANY_PAGES_TITLE,
    tooManyText: TOO_MANY_PAGES_TEXT,
    offlineTitle: 'No connection',
    offlineText: 'This page could not be loaded. Check your connection, then try again.',
    brokenTitle: 'Something went wrong on our side',
    brokenText: 'The page could not be displayed. The error has been recorded.',
    retry: 'Retry',
    homeLink: 'Home page',
    rentLink: 'Search properties for rent',
    reference: 'If you contact us about this, please quote this number:',
  },
} as const;
