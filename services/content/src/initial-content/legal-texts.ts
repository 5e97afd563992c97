import type { DocumentFields } from '@manzil/contracts/content/documents';

/** Returns fields `sec1heading`, `sec1text` and so on; an empty line separates paragraphs, and "- " begins a list item. */
const page = (sections: readonly (readonly [heading: string, ...text: string[]])[]): DocumentFields =>
  Object.fromEntries(
    sections.flatMap(([heading, ...text], index) => [
      [`sec${index + 1}heading`, heading],
      [`sec${index + 1}text`, text.join('\n\n')],
    ]),
  );

const list = (...items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Texts of the legal pages until the agency writes its own; they describe the forms of this product. */
export const LEGAL_TEXTS = {
  privacypagedb: page([
    [
      'Privacy notice',
      'This notice explains which personal data Manzil collects on this website, why, how long we keep it and what you can ask of us. It follows the UAE’s personal data protection law, Federal Decree-Law No. 45 of 2021 (the PDPL).',
      'Manzil, the brokerage named at the foot of every page, decides how the data is used and is responsible for it.',
    ],
    [
      'What each form collects',
      'You can look at everything on this site without telling us who you are. We learn about you only when you send us something:',
      list(
        'Call-back form: your name, e-mail address, phone number and what you would like help with.',
        'Enquiry and contact forms: your name, e-mail address, your message, your phone number if you give one, and the home or project that you ask about.',
        'Sell or let form: your name, phone number and e-mail address, the type, place and number of bedrooms of your property, and what you plan to do with it.',
        'Mortgage form: your name, e-mail address, your message, your phone number if you give one, and the estimate of the calculator at that moment.',
        'Viewing of a home: your name, phone number and e-mail address, your message if you write one, the home, and the time of the viewing.',
        'Saved search: your e-mail address, what you search for, and how often you want email about it.',
        'Newsletter: your e-mail address.',
      ),
      'With each form we also keep the page it was sent from, when it was sent, which website or campaign brought you here at your first and at your latest visit, the sentence that you agreed to, and whether it was sent unusually quickly, which helps us to recognise automatic messages.',
      'The homes and pages that you viewed are sent with a form only if you tick the box beside it.',
    ],
    [
      'Why we use it',
      'We use what you send to answer you, to arrange viewings, valuations and calls, and to prepare the agreement that you ask us for. We do this because you agreed to it by sending the form, or because it is needed for a contract that you want to make.',
      'We send the newsletter, and emails about saved searches, only to people who have asked for them and confirmed their address with the link in our email. Unsubscribe with the link in any of these emails, or just tell us.',
      'We do not sell personal data, and no decision about you is made by a computer alone.',
    ],
    [
      'How long we keep it',
      list(
        'Enquiries: while we are dealing with them, and afterwards as long as you may come back to us about them.',
        'Newsletter addresses: until you ask us to stop, and 30 days more. One that you never confirm is deleted after 30 days.',
        'Saved searches: until you stop them, and 30 days more. One that you never confirm is deleted after 30 days.',
        'The record of the emails that this website sends you: one year.',
        'Shortlists that you decide about with others: until you delete them, or nobody has opened them for 90 days.',
        'Records of a sale, a tenancy or another agreement: as long as UAE law obliges a brokerage to keep them, also under the rules against money laundering.',
      ),
      'Write to us if you want us to delete your data earlier. We do so unless the law obliges us to keep it. Copies in our backups go as these expire.',
    ],
    [
      'Who else sees it',
      'Inside the agency, the advisers and managers who deal with your request see it. Outside it, your data goes only:',
      list(
        'to the owner, developer, bank or conveyancer who is part of the matter you asked about, when that is needed and you know of it;',
        'to companies that run our website and our e-mail for us, under a contract and on our instructions;',
        'to the Dubai Land Department and other authorities, where the law requires it.',
      ),
      'Should one of them be outside the UAE, we make sure that the data is protected there as the PDPL asks.',
      'If you choose to write to us on WhatsApp, WhatsApp handles that conversation under its own terms.',
    ],
    [
      'Cookies and what stays on your device',
      'We use no advertising cookies and no analytics of other companies. One cookie holds a random number so that a visit is counted once; it does not tell us who you are. How often a home is viewed, saved or asked about by phone or WhatsApp is counted by day, without anything about you.',
      'Saved homes, homes that you viewed recently, the station that you choose and your choice of units are kept on your own device and are not sent to us with your name. Saved homes are stored there with their pages, so that you can open them without a connection.',
      'The website or campaign that brought you here, at your first and at your latest visit, is kept on your own device and sent to us only with a form that you send. After 90 days it is not used any more.',
      'An enquiry that you send without a connection waits on your device until it is sent or you discard it.',
      'Third-party videos and maps load only when you press their button. That company then learns your internet address and may set cookies of its own.',
    ],
    [
      'How we protect it',
      'The site is protected by access control: only staff with an account of their own can see enquiries, an adviser sees only the ones that concern them or that nobody has taken yet, and changes are recorded. Personal data is kept out of our technical logs.',
      'If a breach ever puts your privacy at risk, we tell the UAE Data Office and you, as the law requires.',
    ],
    [
      'Your rights',
      'Under the PDPL you can, free of charge:',
      list(
        'ask whether we hold data about you, what it is, and whom we gave it to;',
        'receive the data that you gave us in a form that a computer can read, or have it passed on;',
        'have it corrected or deleted;',
        'have its use restricted or stopped, also for direct marketing;',
        'object to decisions that are made automatically;',
        'take back your consent at any time. What was done before stays lawful.',
      ),
      'You can see, download and delete what we hold about you by yourself: follow “See, download or erase what we keep about you” at the end of this notice and enter your e-mail address, and we send you a link.',
    ],
    [
      'How to reach us',
      'Write or call us with any question about your data; the ways to do so are on our contact page and at the foot of every page. Tell us what you would like and how you contacted us, so that we find you. We may ask for proof of who you are before we hand anything over.',
      'If you are not satisfied with our answer, you can complain to the UAE Data Office.',
      'When we change this notice, the new version appears here with its date.',
    ],
  ]),
  termspagedb: page([
    [
      'Terms of use',
      'These terms apply when you use this website. Sale, tenancy, management and brokerage agreements are made separately and in writing; where they say something else, they come first.',
    ],
    [
      'Who we are',
      'This website is run by Manzil, a real-estate brokerage in Dubai, United Arab Emirates. Brokerage in Dubai is supervised by the Real Estate Regulatory Agency (RERA) of the Dubai Land Department. Our registration and our address are at the foot of every page and on our contact page.',
    ],
    [
      'What the listings are',
      'Listings, project pages and articles give information. They are not an offer that can be accepted as it stands, and not legal, tax or financial advice.',
      'We check what we publish, and each advertised home shows its permit number where one is required. Prices, availability, measurements and handover dates come from owners and developers and can change without notice. Before you decide, view the home and check the documents with us.',
      'Photographs show the home as it was when they were taken. Drawings and computer-made pictures of projects that are not finished show what the developer plans.',
    ],
    [
      'Calculators and estimates',
      'The mortgage and cost calculators work with the figures that you type and with common rates. Their results are estimates. What a bank lends and what an authority charges is for them to decide.',
    ],
    [
      'Enquiries and fees',
      'Sending a form or talking to an adviser costs nothing and obliges you to nothing. We act for you only under a signed agreement, such as the RERA forms for sellers and buyers, which states our commission before you owe it.',
      'Please give us true details, and only details of other people who have agreed to it. Our privacy notice explains how we handle them.',
    ],
    [
      'Fair use of the site',
      'Use the site for your own search for a home or an investment. Do not copy our listings in bulk, send automatic messages through our forms, disturb the operation of the site or try to reach parts of it that are not meant for you.',
    ],
    [
      'Texts, photographs and names',
      'The texts, photographs, drawings and marks on this site belong to Manzil or to those who allowed us to show them. You may print or share a page for yourself or your family; any other use needs our permission in writing.',
    ],
    [
      'Other websites',
      'Some links, films and maps belong to others. We have no influence on what they show and do not answer for it.',
    ],
    [
      'Responsibility, law and changes',
      'We run this site with care but cannot promise that it is always available or free of mistakes. As far as the law allows, we are not liable for loss that comes from relying on general information here without asking us. Nothing in these terms limits a liability that cannot be limited by law.',
      'The laws of the Emirate of Dubai and the federal laws of the United Arab Emirates apply, and the courts of Dubai decide.',
      'We may change these terms. The version in force is the one on this page, with the date of its last change.',
    ],
  ]),
  cookiespagedb: page([
    [
      'Cookies',
      'This page names every cookie that this website sets, and what it keeps on your own device. There are no advertising cookies and no analytics of other companies, so there is nothing to accept or refuse before you look around.',
    ],
    [
      'Cookies that we set',
      list(
        'manzil_visit: a random number by which a visit is counted once. It is sent back to the counter only, says nothing about who you are, and ends after a year.',
        'manzil_session, manzil_login and manzil_device: keep members of our staff logged in, let them give their second factor, and recognise the browser of an earlier login for half a year. Visitors never get them.',
      ),
    ],
    [
      'What stays on your device',
      'These entries are in the storage of your browser and are not sent to us with your name:',
      list(
        'homes and projects that you saved, homes that you viewed recently, and shortlists that you take part in;',
        'the unit of area and the station that you chose, the page that you searched on last, and that the form on the home page was shown to you;',
        'which website or campaign brought you here; it goes to us only with a form that you send, and is not used after 90 days;',
        'an enquiry that you sent without a connection, until it is sent or you discard it;',
        'pages of homes that you saved, so that you can open them without a connection.',
      ),
    ],
    [
      'Third-party videos and maps',
      'They load only when you press their button. That company then learns your internet address and may set cookies of its own, under its own terms.',
    ],
    [
      'How to remove all of it',
      'Delete the data of this website in the settings of your browser: this removes the cookies and everything else that is named here. Saved homes, shortlists and choices are lost then.',
      'When we change what is stored, the new version of this page appears here with its date.',
    ],
  ]),
} as const satisfies Record<string, DocumentFields>;
