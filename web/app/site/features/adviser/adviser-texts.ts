/** The texts of an adviser's page, which no other page loads. */
export const adviserTexts = {
  description: (name: string, role: string) =>
    `${name}, ${role} at Manzil in Dubai: languages, areas, phone and homes on the market.`,
  brn: 'RERA broker number (BRN)',
  languages: 'Speaks',
  areas: 'Specialises in',
  sale: (name: string) => `For sale with ${name}`,
  rent: (name: string) => `For rent with ${name}`,
  totalSale: (total: number) => `${String(total)} ${total === 1 ? 'home' : 'homes'} on the market`,
  totalRent: (total: number) => `${String(total)} ${total === 1 ? 'home' : 'homes'} to let`,
  allSale: (name: string) => `All ${name}’s homes for sale`,
  allRent: (name: string) => `All ${name}’s homes for rent`,
  testimonials: (name: string) => `What clients say about ${name}`,
  posts: (name: string) => `Written by ${name}`,
  postsAll: 'All posts',
  write: (name: string) => `Write to ${name}`,
  chatText: (name: string) => `Hello ${name}, I have a question.`,
  formTitle: (name: string) => `Write to ${name}`,
  formText: 'Tell us briefly what you’re looking for. You’ll get a reply within one working day.',
} as const;
