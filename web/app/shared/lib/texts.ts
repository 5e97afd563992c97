import { compareTexts } from './compare-texts';
import { listingTexts } from './listing-texts';
import { pageTexts } from './page-texts';
import { searchTexts } from './search-texts';

/**
 * Every text the public site says by itself, in one place, so that another language is an addition. Texts
 * that the agency edits come from the API and are not here.
 */
export const texts = {
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
    listProperty: 'List Your Property',
    newWindow: '(opens in a new window)',
  },
  footer: {
    licence: (orn: string) => `ORN ${orn}`,
    permit: (permit: string) => `RERA permit ${permit}`,
    tradeLicence: (licence: string) => `Trade licence ${licence}`,
    follow: 'Follow us',
    legal: 'Legal',
  },
  strip: {
    back: (label: string) => `${label}: previous`,
    on: (label: string) => `${label}: next`,
  },
  draft: {
    label: 'Preview',
    unseen: (title: string) => `Visitors do not see this draft of “${title}” yet.`,
    seen: (title: string) => `“${title}” is published: visitors see what you see here.`,
    until: (date: string) => `The link works until ${date}.`,
  },
  instant: {
    label: 'Preview',
    was: (time: string) => `The site as it was on ${time} (Gulf time).`,
    willBe: (time: string) => `The site as it will be on ${time} (Gulf time), as scheduled now.`,
    homes: 'Homes are as they are now.',
    leave: 'Leave the preview',
  },
  toast: { undo: 'Undo', dismiss: 'Dismiss' },
  share: {
    label: 'Share',
    copy: 'Copy link',
    copied: 'Link copied',
    failed: (url: string) => `Your browser doesn’t allow copying. The link is ${url}`,
  },
  favourites: {
    title: 'Saved homes',
    description: 'Saved on this device only. No account needed; nothing is sent to us.',
    save: (name: string) => `Save ${name}`,
    short: 'Save',
    isSaved: 'Saved',
    saved: (name: string) => `${name} is saved`,
    removed: (name: string) => `${name} is no longer saved`,
    count: (count: number) => `${String(count)} saved ${count === 1 ? 'home' : 'homes'}`,
    empty: 'No saved homes yet',
    emptyHelp: 'Tap the heart on any home to save it.',
    emptyNext: 'Browse homes for sale',
    gone: 'It has been sold, let or withdrawn.',
    goneProject: 'This project is no longer available.',
    openProject: 'Open its page',
    projects: 'Saved projects',
    similar: 'See similar homes',
    remove: 'Remove',
    removeGone: (name: string) => `Remove ${name} from saved homes`,
    failed: 'We can’t show your saved homes right now. They are still saved.',
    noScript: 'Saved homes are stored in your browser and need JavaScript.',
    recent: 'Recently viewed',
    transfer: 'Send to another device',
    transferTitle: 'My saved homes',
    fromAnotherDevice: 'Saved on another device',
    takeOver: (count: number) => (count === 1 ? 'Save it here' : `Save all ${String(count)} here`),
    takenOver: (count: number) => `${String(count)} ${count === 1 ? 'is' : 'are'} saved on this device`,
    notNow: 'Not now',
    transferGone: (count: number) =>
      `${String(count)} more ${count === 1 ? 'is' : 'are'} no longer available.`,
    transferFailed: 'We can’t show the homes from your other device right now.',
  },
  compare: compareTexts,
  ...searchTexts,
  ...listingTexts,
  ...pageTexts,
} as const;
