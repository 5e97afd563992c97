/** The texts of the blog and its posts, which no other page loads. */
export const blogTexts = {
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
  homeUnread: 'We couldn’t load a home shown here. Please try again in a moment.',
  film: (title: string) => `Video: ${title}`,
  authorTitle: (author: string) => `Posts by ${author}`,
  authorDescription: (author: string) =>
    `What ${author} has written for the Manzil blog: market notes and guides for Dubai.`,
  by: 'By',
  minutes: (minutes: number) => `${String(minutes)} min read`,
  homes: 'Matching homes',
  homesIn: (place: string) => `On the market in ${place}`,
  homesOf: (type: string) => `${type} homes on the market`,
  homesAll: 'View all',
} as const;
