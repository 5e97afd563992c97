export default {
  /** Titles of pages, in the head and in previews: plain text. */
  titles: {
    page: '{title} | {site}',
    numbered: '{title}, {position}',
    listing: '{title}, {place} | {deal}, {reference}',
    of: '{what}: {name}',
    member: '{name}, {role}',
  },
  site: {
    name: 'Manzil',
    tagline: 'Manzil Real Estate, Dubai',
    description:
      'Manzil is a Dubai real-estate agency: homes for sale and rent and new developments, with prices and permit numbers.',
    skip: 'Skip to content',
    home: 'Manzil, home page',
  },
  header: {
    mainNavigation: 'Main',
    more: 'Explore More',
    menu: 'Menu',
    alerts: 'Search alerts',
    listProperty: 'List Your Property',
    newWindow: '(opens in a new window)',
  },
  /** In the language that it names. */
  // The same in each catalogue: a language is offered in its own words.
  languages: {
    en: { name: 'English', suggestion: 'This site is in English too.', stay: 'Stay in English' },
    ar: { name: 'العربية', suggestion: 'هذا الموقع متاح بالعربية أيضًا.', stay: 'متابعة بالعربية' },
  },
  footer: {
    licence: 'ORN {orn}',
    permit: 'RERA permit {permit}',
    tradeLicence: 'Trade licence {licence}',
    follow: 'Follow us',
    legal: 'Legal',
  },
  strip: {
    back: '{label}: previous',
    on: '{label}: next',
  },
  draft: {
    label: 'Preview',
    unseen: 'Visitors do not see this draft of “{title}” yet.',
    seen: '“{title}” is published: visitors see what you see here.',
    until: 'The link works until {date}.',
  },
  instant: {
    label: 'Preview',
    was: 'The site as it was on {time} (Dubai time).',
    willBe: 'The site as it will be on {time} (Dubai time), as scheduled now.',
    homes: 'Homes are as they are now.',
    leave: 'Leave the preview',
  },
  sorting: {
    move: 'Move {name}',
    moveUp: 'Move {name} up',
    moveDown: 'Move {name} down',
    help: 'To pick up a draggable item, press the space bar. While dragging, use the arrow keys to move the item. Press space again to drop the item in its new position, or press escape to cancel.',
    lifted: '{name} is lifted from place {place} of {count}.',
    over: '{name} is over place {place} of {count}.',
    dropped: '{name} is dropped at place {place} of {count}.',
    stays: '{name} stays at place {place} of {count}.',
  },
  toast: {
    undo: 'Undo',
    dismiss: 'Dismiss',
  },
  share: {
    label: 'Share',
    copy: 'Copy link',
    copied: 'Link copied',
    failed: 'Your browser doesn’t allow copying. The link is {url}',
  },
  chat: {
    label: 'Chat with us on WhatsApp',
    text: 'Hello, I have a question.',
    short: 'WhatsApp',
  },
  embed: {
    notice: {
      video: 'Playing this video shares your IP address with {provider}, which may set cookies.',
      map: 'Showing this map shares your IP address with {provider}, which may set cookies.',
    },
    outside: 'Opens {host} in a new window.',
    video: 'Play the video',
    map: 'Show the map',
  },
  errors: {
    notFoundTitle: 'We can’t find that page',
    notFoundText: 'The address may be wrong, or the page may have moved.',
    notFoundNext: 'Search properties for sale',
    untranslatedTitle: 'This page isn’t available in this language yet',
    untranslatedText: 'You can read it in English.',
    untranslatedNext: 'Read it in English',
    goneTitle: 'This page is no longer here',
    goneText: 'It has been removed. These may help:',
    unavailableTitle: 'We can’t show this page right now',
    unavailableText:
      'Our listings aren’t responding. The problem is on our side and usually lasts less than a minute.',
    tooManyTitle: 'That was a lot at once',
    tooManyText:
      'More pages and searches were requested from your connection than we can make in a short time. Please wait a moment and try again.',
    offlineTitle: 'No connection',
    offlineText: 'This page could not be loaded. Check your connection, then try again.',
    brokenTitle: 'Something went wrong on our side',
    brokenText: 'The page could not be displayed. The error has been recorded.',
    retry: 'Retry',
    homeLink: 'Home',
    rentLink: 'Search properties for rent',
    reference: 'If you contact us about this, please quote this number:',
  },
  pagination: {
    label: 'Pagination',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {page}',
    position: 'Page {page} of {count}',
  },
} as const;
