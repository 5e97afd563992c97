/** The texts of an adviser's page, which no other page loads. */
export const adviserTexts = {
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
} as const;
