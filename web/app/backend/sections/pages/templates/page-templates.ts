import { BUTTON, COLUMNS, ENQUIRY, FAQ, HERO, liveBlock, TABLE, TEXT } from '../block-texts';

/** A complete page that staff start from. */
export interface PageTemplate {
  id: string;
  title: string;
  /** Describes the purpose of the page. */
  about: string;
  /** HTML with the CSS of its blocks. */
  content: string;
}

/** The styles of blocks, without their HTML. */
const lookOf = (...blocks: readonly string[]): string =>
  blocks.map((block) => block.slice(block.indexOf('<style>'))).join('\n');

interface HeroWords {
  kicker: string;
  heading: string;
  text: string;
  link: readonly [words: string, href: string];
}

const hero = ({
  kicker,
  heading,
  text,
  link: [words, href],
}: HeroWords): string => `<section class="block-hero">
  <p class="block-kicker">${kicker}</p>
  <h1>${heading}</h1>
  <p>${text}</p>
  <a class="block-button" href="${href}">${words}</a>
</section>`;

const text = (heading: string, ...paragraphs: readonly string[]): string => `<section class="block-text">
  <h2>${heading}</h2>
  ${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n  ')}
</section>`;

const columns = (heading: string, ...parts: readonly (readonly [string, string])[]): string =>
  `<section class="block-text"><h2>${heading}</h2></section>
<section class="block-columns">
  ${parts.map(([title, words]) => `<div class="block-column"><h3>${title}</h3><p>${words}</p></div>`).join('\n  ')}
</section>`;

const questions = (...asked: readonly (readonly [string, string])[]): string => `<section class="block-faq">
  <h2>Questions and answers</h2>
  ${asked.map(([question, answer]) => `<details open><summary>${question}</summary><p>${answer}</p></details>`).join('\n  ')}
</section>`;

const enquiry = (heading: string, words: string): string => `<section class="block-enquiry">
  <div><h2>${heading}</h2><p>${words}</p></div>
  <a class="block-ask" href="/forms/popup">Ask a question</a>
</section>`;

const homesIn = (place: string, purpose: 'sale' | 'rent', heading: string): string =>
  liveBlock('homes', heading).replace(
    'data-purpose="sale"',
    `data-purpose="${purpose}" data-place="${place}"`,
  );

const COMMUNITY_GUIDE = `${hero({
  kicker: 'Community guide',
  heading: 'Living in Dubai Marina',
  text: 'Apartment towers around a canal by the sea, with a promenade along the water.',
  link: ['See the homes', '/buy?location=Dubai%20Marina'],
})}
${text(
  'What it is like to live here',
  'Dubai Marina is a district of towers around a man-made canal that opens to the sea. A promenade follows the water, with cafés, restaurants and shops along it.',
  'Most homes are apartments, from studios to large homes that take up a whole floor. The metro and the tram stop in the district, and the beach can be reached on foot from many of its towers.',
)}
${columns(
  'Good to know before you choose',
  [
    'The view',
    'Ask which side a home looks to: the canal, the sea or the city. It is felt in the price and in the light.',
  ],
  [
    'The tower',
    'Service charges, parking and lifts differ from tower to tower. We show you what each one includes.',
  ],
  ['The way', 'Try your way to work at the hour at which you will go. We plan viewings so that you can.'],
)}
${homesIn('Dubai Marina', 'sale', 'Homes for sale in Dubai Marina')}
${homesIn('Dubai Marina', 'rent', 'Homes to rent in Dubai Marina')}
${enquiry('Would you like to see it?', 'Tell us what matters to you, and an adviser will show you homes that fit.')}
${lookOf(HERO, TEXT, COLUMNS, liveBlock('homes', ''), ENQUIRY)}`;

const OFF_PLAN_LAUNCH = `${hero({
  kicker: 'New developments',
  heading: 'Homes before they are built',
  text: 'Choose a home off plan, pay in instalments while it is built, and move in when it is handed over.',
  link: ['See all developments', '/new_development_properties'],
})}
${liveBlock('projects', 'New developments')}
${columns(
  'How a purchase off plan goes',
  [
    'Choose',
    'We compare developments, floor plans and payment plans with you, and tell you what is still free.',
  ],
  ['Reserve', 'You reserve the home with the developer and sign the contract of sale, which is registered.'],
  ['Move in', 'You pay as the payment plan says, inspect the finished home, and receive the keys.'],
)}
${questions(
  ['What does off plan mean?', 'The home is sold before it is finished, often before it is begun.'],
  [
    'What is a payment plan?',
    'It says which part of the price is due when: at the reservation, while the home is built, at the handover, and in some plans after it.',
  ],
  ['May I see something like it first?', 'Many developers have show homes and models. We come with you.'],
)}
${enquiry('Ask for the payment plan', 'Tell us which development you like, and we send you what is known about it.')}
${lookOf(HERO, liveBlock('projects', ''), TEXT, COLUMNS, FAQ, ENQUIRY)}`;

const SELL_WITH_US = `${hero({
  kicker: 'For owners',
  heading: 'Sell your home with us',
  text: 'We value it, present it, show it to buyers and stay with you until it is handed over.',
  link: ['Tell us about your home', '/sell'],
})}
${columns(
  'What we do for you',
  [
    'Value',
    'We look at your home and at what comparable ones are offered for, and agree on a price with you.',
  ],
  [
    'Present',
    'Photographs, a floor plan and a true description show your home as it is, on this site and elsewhere.',
  ],
  ['Show', 'We arrange the viewings, come to each of them, and tell you what was said.'],
)}
${questions(
  [
    'What do you need from me?',
    'Your title deed, your identity document, and the keys or an hour at which we may come.',
  ],
  ['May I go on living in it?', 'Yes. Viewings are agreed with you beforehand.'],
  [
    'My home is let. Can it be sold?',
    'Yes. It can be sold with its tenants; we tell you what that means for the price and the time.',
  ],
)}
${liveBlock('testimonials', 'What our clients say')}
${enquiry('Not sure yet?', 'Ask what your home could be offered for. It commits you to nothing.')}
${lookOf(HERO, TEXT, COLUMNS, FAQ, liveBlock('testimonials', ''), ENQUIRY)}`;

const OPEN_DAY = `${hero({
  kicker: 'Open day',
  heading: 'Come and see our homes',
  text: 'Meet our advisers, see homes without an appointment, and ask whatever you like.',
  link: ['Ask for the date and your place', '/forms/popup'],
})}
${text('What happens on the day', 'You come when it suits you and stay as long as you like. Children are welcome.')}
<div class="block-table" role="region" aria-label="The open day" tabindex="0">
  <table>
    <thead><tr><th scope="col"><span>Part</span></th><th scope="col"><span>What you find</span></th></tr></thead>
    <tbody>
      <tr><th scope="row"><span>Welcome</span></th><td><span>Something to drink, and an adviser who listens to what you look for</span></td></tr>
      <tr><th scope="row"><span>Viewings</span></th><td><span>Homes that are on the market today, shown by those who know them</span></td></tr>
      <tr><th scope="row"><span>Questions</span></th><td><span>Buying, letting, mortgages and moving, answered in person</span></td></tr>
    </tbody>
  </table>
</div>
${liveBlock('homes', 'Some of the homes')}
${liveBlock('team', 'Whom you will meet')}
${lookOf(HERO, TEXT, TABLE, liveBlock('homes', ''))}`;

const THANK_YOU = `${text(
  'What happens now',
  'An adviser reads your message and gets in touch with you in the way you asked for. You need not do anything.',
  'If something has changed, or you would rather talk at once, write or call us.',
).replace('<h2>', '<h1>Thank you</h1>\n  <p>Your message has reached us.</p>\n  <h2>')}
<p class="block-action"><a class="block-action-link" href="/contact">Our addresses and numbers</a></p>
${liveBlock('homes', 'New on the market')}
${liveBlock('faqs', 'Questions that others had')}
${lookOf(TEXT, BUTTON, liveBlock('homes', ''))}`;

export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  {
    id: 'community',
    title: 'Community guide',
    about: 'A district, what it is like to live there, and its homes on the market',
    content: COMMUNITY_GUIDE,
  },
  {
    id: 'off-plan',
    title: 'Off-plan launch',
    about: 'New developments, and how a purchase off plan goes',
    content: OFF_PLAN_LAUNCH,
  },
  {
    id: 'sell',
    title: 'Sell with us',
    about: 'What owners get, with reviews and the way to the form',
    content: SELL_WITH_US,
  },
  {
    id: 'open-day',
    title: 'Open day',
    about: 'An event, what happens on it, and whom visitors meet',
    content: OPEN_DAY,
  },
  {
    id: 'thank-you',
    title: 'Thank you',
    about: 'Where a form leads when it was sent',
    content: THANK_YOU,
  },
];
