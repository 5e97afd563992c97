/** The words of mail to visitors that admins do not choose. */
export default {
  link: '{label}: {url}',
  price: {
    sale: 'AED {amount}',
    rent: 'AED {amount} a year',
    onRequest: 'Price on request',
  },
  answer: {
    home: 'The home',
    adviser: 'The adviser for this home: {adviser}',
    message: 'You wrote',
    linkRemoved: '[link removed]',
    why: 'This mail was sent because this address was entered in a form at {site}.',
    stop: 'I did not write this, or want no more mail',
    /** The subject of an enquiry that names no home of ours. */
    about: {
      popup: 'our services',
      newsletter: 'the newsletter',
      contact: 'our services',
      sell: 'your property',
      listing: 'a property',
      mortgage: 'a mortgage',
    },
    wants: {
      Buy: 'buying a home',
      Rent: 'renting a home',
      Sell: 'selling your property',
      'List your property': 'listing your property',
      'Property management': 'property management',
      'Holiday homes': 'holiday homes',
    },
  },
  confirmation: {
    confirm: 'Confirm subscription',
    why: 'If you did not ask for it, you need not do anything.',
    unsubscribe: 'Unsubscribe from the newsletter',
    stop: 'I did not write this, or want no more mail',
  },
  person: {
    subject: 'Your data at {site}',
    opening:
      'Hello,\n\nsomebody asked at {site} to see what we keep about this address. By this link you see it, download it, or have it erased. It works until {until} (Dubai time). Do not pass it on: whoever has it can do the same.',
    button: 'See my data',
    why: 'If you did not ask for it, you need not do anything. Nobody has seen your data.',
  },
  search: {
    confirm: 'Confirm this alert',
    unasked: 'If you did not ask for it, you need not do anything.',
    end: 'I do not want this alert',
    stop: 'I did not write this, or want no more mail',
  },
  alert: {
    news: { new: 'New', back: 'Back on the market', reduced: 'Price reduced' },
    count: '{count, plural, one {# home} other {# homes}}',
    was: '{price} (before {before})',
    more: '{count, plural, one {There is one more. See it on the site} other {There are # more. See them on the site}}',
    all: 'See all homes of this search',
    why: 'You get this mail because you saved this search at {site}.',
    manage: 'Change how often it comes, or see all your searches',
    end: 'Stop this alert',
    stop: 'Send no more automatic mail to this address',
  },
  viewing: {
    noHome: 'a home',
    home: 'The home',
    adviser: 'Your adviser: {adviser}',
    change: 'Move or cancel the viewing',
    again: 'See the home, and book another time',
    why: 'You get this mail because a viewing was booked for this address at {site}.',
    stop: 'I did not book this, or want no more mail',
    refused: {
      taken: '{time} is not free any more.',
      noTimes: 'No other times are free in the next few days.',
      nextTimes: 'The next free times are {times}.',
      booked: 'This viewing is booked for {time}. Move it by the link in the mail.',
      tooMany:
        '{count, plural, one {There is # viewing to come for this address already.} other {There are # viewings to come for this address already.}} Please call us for another one.',
    },
    event: 'Viewing',
    eventOf: 'Viewing: {home}',
  },
} as const;
