/**
 * Visitors' phrases for an amenity, by the name on the chip. Listings use their own names: an amenity of a listing
 * belongs to an entry when its name contains one of the entry's phrases, in either language.
 */
export const AMENITY_WORDS: readonly (readonly [name: string, phrases: string])[] = [
  ['Private pool', 'private pool|own pool|private swimming pool|مسبح خاص|حمام سباحة خاص'],
  ['Pool', 'pool|pools|swimming pool|shared pool|مسبح|مسابح|حمام سباحة|بركة سباحة|بركة'],
  [
    'Gym',
    'gym|gymnasium|fitness|fitness centre|shared gym|private gym|نادي رياضي|جيم|صالة رياضية|صالة ألعاب',
  ],
  ['Balcony', 'balcony|balconies|terrace|بلكونة|شرفة|تراس'],
  [
    'Sea view',
    'sea view|sea views|ocean view|water view|view of water|waterfront|view of the sea|إطلالة بحرية|إطلالة على البحر|اطلالة بحر|مطلة على البحر|مطل على البحر|تطل على البحر|بإطلالة بحرية|إطلالة على الماء|مطلة على الماء|إطلالة مائية',
  ],
  ['Landmark view', 'landmark view|view of landmark|burj view|إطلالة على معلم'],
  ['Garden', 'garden|gardens|private garden|حديقة|حديقة خاصة'],
  [
    'Parking',
    'parking|covered parking|car park|garage|موقف|موقف سيارة|مواقف|موقف سيارات|موقف مغطى|مواقف مغطاة|جراج',
  ],
  [
    "Maid's room",
    'maid|maids|maid room|maids room|maid s room|helper room|غرفة خادمة|غرفة خدم|غرفة الخادمة|خادمة',
  ],
  ['Study', 'study|study room|home office|مكتب منزلي|غرفة مكتب'],
  ['Security', 'security|24 hour security|أمن|حراسة'],
  ['Concierge', 'concierge|كونسيرج|استقبال'],
  [
    'Pets allowed',
    'pets allowed|pet friendly|pets|pet|dog friendly|يسمح بالحيوانات|حيوانات أليفة|الحيوانات الأليفة|يسمح بالحيوانات الأليفة|يسمح فيها بالحيوانات الأليفة|تسمح بالحيوانات|تسمح بالحيوانات الأليفة',
  ],
  ['Beach access', 'beach access|private beach|beach|شاطئ|شاطئ خاص'],
  ['Barbecue area', 'barbecue area|barbecue|bbq|bbq area|شواء|منطقة شواء'],
  [
    'Central air conditioning',
    'central air conditioning|central a c|central ac|central a / c|air conditioning|تكييف|تكييف مركزي',
  ],
  ['Built-in wardrobes', 'built in wardrobes|built - in wardrobes|wardrobes|خزائن|خزائن مدمجة'],
  ['Walk-in closet', 'walk in closet|walk - in closet|walk in wardrobe|غرفة ملابس'],
  [
    "Children's play area",
    'play area|childrens play area|children s play area|playground|kids play area|منطقة لعب|ألعاب أطفال',
  ],
  ["Children's pool", 'childrens pool|children s pool|kids pool|مسبح أطفال'],
  ['Spa', 'spa|sauna|shared spa|سبا|ساونا'],
  ['Jacuzzi', 'jacuzzi|private jacuzzi|جاكوزي'],
  ['Kitchen appliances', 'kitchen appliances|appliances|fitted kitchen|أجهزة مطبخ|مطبخ مجهز'],
  ['Lift', 'lift|elevator|مصعد'],
];
