/** "No. 45" is a number, and "not only" denies nothing. */
const NO_NUMBER = /\bno\.?\s*(?=\d)|\bnot only\b|\bno doubt\b|\bwhy not\b/gi;
const ENGLISH = /\b(?:not|no|never|none|nobody|nothing|nowhere|neither|nor|without|cannot)\b|n't\b/gi;
/** English that Arabic may say with a negation. */
const ENGLISH_MAY =
  /\b(?:un(?:less|til|til|able|less)?\w*|in\w{3,}|im\w{3,}|ir\w{3,}|il\w{3,}|non\w*|dis\w+|mis\w+|except\w*|only|just|few(?:er)?|little|hardly|rarely|avoid\w*|refus\w+|lack\w*|fail\w*|still|remain\w*|free|exempt\w*|instead|rather|outside|abroad|foreign\w*|expat\w*|stop\w*|prevent\w*|forbid\w*|ban\w*|exclud\w+|absen\w+|empty|zero|off|off-plan|must|vital|essential|yet|always|even|keep\w*|any|\w+less|less|beyond|over|exceed\w*|at least|at most|up to|more than|within|other\w*|independent\w*|limited|wrong|false|miss\w*|before|out of|noc)\b/i;

const BEFORE = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
/** Arabic idioms for "still", "must" and "only" contain a negation. */
const IDIOMS = new RegExp(
  `${BEFORE}[وف]?(?:لا ي?زال\\S*|لا ن?زال\\S*|لا ت?زال\\S*|ما زال\\S*|ما يزال\\S*|لا بد|لا سيما|لا شك|ليس\\S* فقط|لا\\S* فقط|لا غني)`,
  'gu',
);
const ARABIC = new RegExp(
  `${BEFORE}[وف]?(?:[اكل]?لا|لم|لن|ليس\\p{L}*|لست\\p{L}*|لسنا|غير|[بل]?دون(?:ه|ها|هم|ك|كم|نا)?|بلا|ب?عدم|لئلا|ما لم|ابدا|مطلقا|ما من|انعدام|خالي?ه?|تخلو|يخلو)${END}`,
  'gu',
);
/** Arabic that says "not" without a negation. */
const ARABIC_MAY = new RegExp(
  `${BEFORE}[وفبل]?(?:ال)?(?:(?:الا|عدا|سوي|كف|فات|نفد|صفر)${END}|اي من|بعيدا عن|باستثناء|استثناء|ممنوع|محظور|يمنع|تمنع|يحظر|يرفض|نرفض|` +
    'تجنب|نتجنب|يتجنب|امتنع|يمتنع|نمتنع|معفا|معفي|اعفاء|يعفي|تعفي|مجان|خلو|اقصاه|فقط|نادرا|قلما|توقف|يكف|استحال|مستحيل|انتهي|الغي|خارج)',
  'u',
);

/** Number of negations in a text; `may` if it can be translated with or without a negation. */
export interface Negations {
  count: number;
  may: boolean;
}

export function englishNegations(text: string): Negations {
  const plain = text.replace(NO_NUMBER, ' ');
  return { count: [...plain.matchAll(ENGLISH)].length, may: ENGLISH_MAY.test(plain) };
}

export function arabicNegations(text: string): Negations {
  const idioms = [...text.matchAll(IDIOMS)].length;
  const plain = text.replace(IDIOMS, ' ');
  return { count: [...plain.matchAll(ARABIC)].length, may: idioms > 0 || ARABIC_MAY.test(plain) };
}
