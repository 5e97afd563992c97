/** Labels for the parts of field names; misspelt keys match misspelt field names. */
const WORDS: Readonly<Record<string, string>> = {
  heading: 'Heading',
  subheading: 'Subheading',
  image: 'Image',
  bgimage: 'Background image',
  bgimg: 'Background image',
  text: 'Text',
  button: 'Button text',
  link: 'Where the button leads',
  story: 'Story',
  number: 'Figure',
  desc: 'Description',
  discription: 'Description',
  logo: 'Logo',
  subhead: 'Subheading',
  subdesc: 'Description',
  subheaddesc: 'Description',
  agencyname: 'Agency name',
  phone: 'Phone',
  whatsapp: 'WhatsApp number',
  email: 'Email',
  address: 'Address',
  mapurl: 'Map',
  openinghours: 'Opening hours',
  orn: 'ORN',
  rerapermit: 'RERA permit number',
  tradelicence: 'Trade licence number',
  footerlicences: 'Numbers in the footer',
  popup: 'Popup of the home page',
  popupdelay: 'Delay in seconds',
  titlesuffix: 'End of each page title',
  seodescription: 'Description of the site',
  shareimage: 'Social picture',
  googleanalytics: 'Google Analytics',
  digits: 'Digits on Arabic pages',
};

/** Sections of fields whose names do not contain the section. */
const SECTIONS: Readonly<Record<string, number>> = {
  orn: 1,
  rerapermit: 1,
  tradelicence: 1,
  footerlicences: 1,
  popup: 2,
  popupdelay: 2,
  titlesuffix: 3,
  seodescription: 3,
  shareimage: 3,
  googleanalytics: 4,
  digits: 5,
};

/** Returns the section of a field (0 for none), and its label there. */
export function labelOf(field: string): { number: number; label: string } {
  const [, photo] = /^(.+)focus$/.exec(field) ?? [];
  if (photo !== undefined)
    return { number: partsOf(field).number, label: `${labelOf(photo).label}, focal point` };
  const { number, what, place } = partsOf(field);
  return { number, label: `${WORDS[what] ?? what} ${place}`.trim() };
}

/** Splits `sec2heading1` into the section, the name and the number of the item. */
export function partsOf(field: string): { number: number; what: string; place: string } {
  const [, number = SECTIONS[field] ?? 0, what = field, place = ''] =
    /^sec(\d)([a-z]+)(\d?)$/.exec(field) ?? [];
  return { number: Number(number), what, place };
}
