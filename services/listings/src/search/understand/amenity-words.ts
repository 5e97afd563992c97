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
  ['Balcony', 'balcony|balconies|terrace|بلكونة|بلكون|شرفة|تراس|تيراس'],
  [
    'Sea view',
    'sea view|sea views|ocean view|water view|view of water|waterfront|view of the sea|إطلالة بحرية|إطلالة على البحر|اطلالة بحر|مطلة على البحر|مطل على البحر|تطل على البحر|بإطلالة بحرية|إطلالة على الماء|مطلة على الماء|إطلالة مائية',
  ],
  [
    'Landmark view',
    'landmark view|view of landmark|burj view|burj khalifa view|view of burj khalifa|view of the burj khalifa|إطلالة على معلم|إطلالة على برج خليفة|إطلالة برج خليفة',
  ],
  ['Garden', 'garden|gardens|private garden|حديقة|حديقة خاصة'],
  [
    'Parking',
    'parking|covered parking|car park|garage|موقف|موقف سيارة|مواقف|موقف سيارات|موقف مغطى|مواقف مغطاة|مواقف سيارات|موقفين|موقفان|باركنج|جراج|كراج',
  ],
  [
    "Maid's room",
    'maid|maids|maid room|maids room|maid s room|helper room|غرفة خادمة|غرفة خدم|غرفة الخادمة|خادمة',
  ],
  ['Study', 'study|study room|home office|مكتب منزلي|غرفة مكتب|غرفة دراسة'],
  ['Security', 'security|24 hour security|أمن|حراسة'],
  ['Concierge', 'concierge|كونسيرج|استقبال'],
  [
    'Pets allowed',
    'pets allowed|pet friendly|pets|pet|dog friendly|يسمح بالحيوانات|حيوانات أليفة|الحيوانات الأليفة|يسمح بالحيوانات الأليفة|يسمح فيها بالحيوانات الأليفة|تسمح بالحيوانات|تسمح بالحيوانات الأليفة|مسموح بالحيوانات|مسموح بالحيوانات الأليفة',
  ],
  ['Beach access', 'beach access|private beach|beach|شاطئ|شاطئ خاص'],
  ['Barbecue area', 'barbecue area|barbecue|bbq|bbq area|شواء|منطقة شواء'],
  [
    'Central air conditioning',
    'central air conditioning|central a c|central ac|central a / c|air conditioning|تكييف|تكييف مركزي|مكيف مركزي',
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
  ['Lift', 'lift|elevator|مصعد|مصاعد|اصنصير'],
  [
    'Vacant',
    'vacant|vacant now|vacant on transfer|vacant on handover|vacant possession|شاغر|شاغرة|فارغ|فارغة|خالي|خالية|شاغر عند نقل الملكية|شاغرة عند نقل الملكية',
  ],
  [
    'Tenanted',
    'tenanted|with tenant|with a tenant|tenant in place|sitting tenant|currently rented|already rented|مؤجر|مؤجرة|مؤجر حاليا|مؤجرة حاليا|مع مستأجر',
  ],
  [
    'High floor',
    'high floor|higher floor|high floors|upper floor|upper floors|طابق عالي|طابق عال|طابق مرتفع|طابق علوي|دور عالي|دور مرتفع|طوابق عليا|أدوار عليا',
  ],
  [
    'Chiller free',
    'chiller free|chiller - free|free chiller|chiller included|chiller incl|تشيلر مجاني|تشيلر مجانا|شيلر مجاني|تشيلر فري|شيلر فري|تبريد مجاني|التبريد مجاني|تبريد مجانا|بدون رسوم تبريد|شاملة التبريد|شامل التبريد',
  ],
  [
    'Hotel apartment',
    'hotel apartment|hotel apartments|hotel apt|hotel apts|serviced apartment|serviced apartments|serviced residence|شقة فندقية|شقق فندقية|شقه فندقيه|شقة مخدومة|شقق مخدومة',
  ],
  [
    'Payment plan',
    'payment plan|payment plans|post handover payment plan|post - handover payment plan|instalment plan|installment plan|instalments|installments|in instalments|in installments|خطة سداد|خطة السداد|خطة دفع|خطة الدفع|خطط سداد|خطط السداد|جدول الدفعات|خطة سداد بعد التسليم|سداد ما بعد التسليم|أقساط|بالأقساط|تقسيط|بالتقسيط',
  ],
];
