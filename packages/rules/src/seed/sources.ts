import type { Source } from '../rule.js';

/** The pages that the rules were read from, in November 2026. */
export const SOURCES = {
  'dld-sale': {
    url: 'https://dubailand.gov.ae/en/eservices/request-for-sale-registration',
    kind: 'official',
  },
  'dld-mortgage': {
    url: 'https://dubailand.gov.ae/en/eservices/request-for-mortgage-registration/',
    kind: 'official',
  },
  'dld-exchange': {
    url: 'https://dubailand.gov.ae/ar/eservices/request-for-property-exchange/',
    kind: 'official',
  },
  'dld-project': {
    url: 'https://dubailand.gov.ae/en/eservices/request-for-registration-of-a-real-estate-project/',
    kind: 'official',
  },
  'res-30-2013': {
    url: 'https://legaladviceme.com/legislation/103/uae-executive-council-resolution-30-of-2013-approving-fees-of-land-department',
    kind: 'law-text',
  },
  atrust: { url: 'https://atrust.ae/services', kind: 'trustee-office' },
  injaz: { url: 'https://www.injazrt.ae/services/blocking/', kind: 'trustee-office' },
  aprt: { url: 'https://aprtllc.ae/our-services/mortgage', kind: 'trustee-office' },
  egsh: { url: 'https://egsh.ae/insights/cost-of-buying-property-in-dubai', kind: 'service-centre' },
  'national-fees': {
    url: 'https://www.thenationalnews.com/business/property/2025/01/25/uae-property-mortgages-fees',
    kind: 'newspaper',
  },
  'advisor-fees': {
    url: 'https://www.uaeadvisorguide.com/2026/02/6-percent-higher-costs-for-dubai-mortgage-buyers.html',
    kind: 'secondary',
  },
  'ltv-2013-a': { url: 'http://alrasub.com/uae-central-bank-issues-mortgage-rules/', kind: 'law-firm' },
  'ltv-2013-b': {
    url: 'https://dubaichronicle.com/2013/10/29/uae-central-bank-caps-mortgage-lending',
    kind: 'newspaper',
  },
  'ltv-2020': {
    url: 'https://www.tellerreport.com/business/2020-04-09---the-central--adjustments-to-increase-the-affordability-of-home-purchases-.Sk4FJCM6DI.html',
    kind: 'newspaper-translation',
  },
  'ltv-2025': {
    url: 'https://uaemoments.com/amp/dubai-property-buyers-to-face-6-extra-upfront-costs-712908.html',
    kind: 'newspaper',
  },
  'settle-a': {
    url: 'https://gulfnews.com/business/banking/early-settlement-charges-on-home-loans-in-uae-reduced-1.67034105',
    kind: 'newspaper',
  },
  'settle-b': {
    url: 'https://www.thenational.ae/business/money/uae-central-bank-removes-3-early-settlement-fee-for-mortgages-1.921779',
    kind: 'newspaper',
  },
  'decree43-a': {
    url: 'https://www.cvml.com/publications/the-legal-framework-behind-rent-increases-in-dubai-rera-index-vs-market-price/',
    kind: 'law-firm',
  },
  'decree43-b': { url: 'https://propertywiki.ai/uae/dubai/rera-rental-index', kind: 'secondary' },
  'decree43-c': { url: 'https://lylawyers.com/dubais-new-building-star-rating-system', kind: 'law-firm' },
  'art25-a': { url: 'https://jamesberrylaw.com/case-study/tenancy', kind: 'law-firm' },
  'art25-b': {
    url: 'https://uaejournal.com/what-are-the-cases-in-which-the-tenant-has-the-right-to-evict-the-property/',
    kind: 'newspaper',
  },
  'rent-costs-a': {
    url: 'https://gulfnews.com/living-in-uae/housing/renting-in-dubai-2022-5-costs-you-should-consider-when-finding-an-apartment-1.1658761165377',
    kind: 'newspaper',
  },
  'rent-costs-b': {
    url: 'https://famproperties.com/blog/understanding-rental-payments-dubai-property-famproperties',
    kind: 'agency',
  },
  'rent-costs-d': { url: 'http://www.propertyshopdubai.com/rent', kind: 'agency' },
  'rent-costs-c': { url: 'https://dubairesidential.ae/ar/faqs', kind: 'landlord' },
  'no-fee-cap': {
    url: 'https://gulfnews.com/living-in-uae/ask-us/dubai-can-real-estate-agents-charge-10-per-cent-commission-fee-1.1601999922168',
    kind: 'newspaper',
  },
  'bylaw-85': {
    url: 'https://legaladviceme.com/legislation/115/bylaw-85-of-2006-regulating-real-estate-brokers-register-in-dubai',
    kind: 'law-text',
  },
  'rera-forms': { url: 'https://www.propertyfinder.ae/blog/rera-forms/', kind: 'portal' },
  'rera-forms-b': {
    url: 'https://sothebysrealty.ae/the-journal/a-guide-to-rera-forms-in-dubai',
    kind: 'agency',
  },
  'pf-dld': {
    url: 'https://support.propertyfinder.ae/hc/en-us/articles/17122355022994-New-DLD-Regulation-Update',
    kind: 'portal',
  },
  'pf-flagged': {
    url: 'https://support.propertyfinder.ae/hc/en-us/articles/8472607690642-What-happens-to-a-flagged-listing',
    kind: 'portal',
  },
  'pf-madhmoun': {
    url: 'https://support.propertyfinder.ae/hc/en-us/articles/27452546186514-Madhmoun-Abu-Dhabi-Permits',
    kind: 'portal',
  },
  'pf-super-a': {
    url: 'https://support.propertyfinder.ae/hc/en-us/articles/12102357690258-What-is-a-SuperAgent',
    kind: 'portal',
  },
  'pf-super-b': {
    url: 'https://support.propertyfinder.ae/hc/en-us/articles/24357770813714-Super-Agent-Updates-2025',
    kind: 'portal',
  },
  'qr-2023': {
    url: 'https://www.gulf-insider.com/dubai-real-estate-fake-listing-deadline-agents-must-remove-fraudulent-ads-or-face-fines/',
    kind: 'newspaper',
  },
  fines: {
    url: 'https://gulfnews.com/business/property/dubai-land-department-fines-10-companies-for-not-sticking-to-advertising-rules-1.1603188780116',
    kind: 'newspaper',
  },
  'ads-2026-a': { url: 'https://businesshouseco.com/?p=4089', kind: 'secondary' },
  'ads-2026-b': { url: 'https://aurantius.ae/?p=24534', kind: 'agency' },
  'circular-264': {
    url: 'https://app.reallaw.ai/en/legal-table/doc/on-violations-in-real-estate-advertisements-in-dubai-264',
    kind: 'law-text',
  },
  'madhmoun-fees': {
    url: 'https://nasluxury.com/blogs/madhmoun-permit-fees-agency-limits-exemptions-uae/',
    kind: 'agency',
  },
  'ad-caps': { url: 'https://www.tamimi.com/news/abu-dhabi-property-law/', kind: 'law-firm' },
  'ad-fees': {
    url: 'https://www.dlapiperrealworld.com/law/countries/united-arab-emirates-abu-dhabi/taxes/tax-on-acquisitions/other-costs-of-acquisition.html',
    kind: 'law-firm',
  },
  'ad-fees-b': {
    url: 'https://sandsofwealth.com/blogs/news/abu-dhabi-property-registration-fees',
    kind: 'secondary',
  },
  'ad-freeze-a': {
    url: 'https://insider18.com/index.php/2026/06/05/abu-dhabi-rent-cap-decision-key-takeaways-for-tenants-and-landlords/',
    kind: 'newspaper',
  },
  'ad-freeze-b': {
    url: 'https://hatamatata.com/n/abu-dhabi-imposes-citywide-rent-freeze-what-tenants-and-investors-need-to-know/',
    kind: 'secondary',
  },
  'ad-freeze-c': { url: 'https://github.com/ayushkbhatia/bazar-real-estate-cms', kind: 'agency-site-text' },
  'ad-cap-2016': {
    url: 'https://www.dlapiperrealworld.com/law/index.html?t=commercial-leases&s=rent&q=changes-in-rent&c=AE-AB',
    kind: 'law-firm',
  },
  'shj-rent-a': {
    url: 'https://www.khaleejtimes.com/uae/legal/uae-can-tenants-in-sharjah-complain-if-rent-increases-are-not-in-line-with-government-policies',
    kind: 'newspaper',
  },
  'shj-rent-b': {
    url: 'https://www.gulf-insider.com/new-real-estate-laws-unveiled-in-sharjah/',
    kind: 'newspaper',
  },
  'shj-fees-a': {
    url: 'https://www.kredium.ae/blog/how-to-register-property-at-sharjah-real-estate-registration-department',
    kind: 'secondary',
  },
  'shj-fees-b': {
    url: 'https://sandsofwealth.com/blogs/news/sharjah-property-taxes-fees',
    kind: 'secondary',
  },
  'rak-10-2017': {
    url: 'https://app.reallaw.ai/en/legal-table/doc/ras-al-khaimah-decision-no-10-of-2017-about-fees-of-sale-of-residential-558',
    kind: 'law-text',
  },
  'ajm-a': { url: 'https://www.ajman.ae/en/servicecatalog/services/3162', kind: 'official' },
  'ajm-b': {
    url: 'https://ajmanre.gov.ae/en/our-services/sale-registration-of-a-real-estate-real-estate-unit/',
    kind: 'official',
  },
  'visa-2026-a': {
    url: 'https://emiratesbusinessinfo.com/news/uae-golden-visa-property-payment-rule-scrapped-2026',
    kind: 'secondary',
  },
  'visa-2026-b': {
    url: 'https://www.uaeadvisorguide.com/2026/02/uae-scraps-50-upfront-payment-rule-for-golden-visa.html',
    kind: 'secondary',
  },
  'visa-2024': {
    url: 'https://www.arabianbusiness.com/industries/real-estate/uae-golden-visa-dubai-real-estate-expects-boost-as-minimum-down-payment-rule-dropped',
    kind: 'newspaper',
  },
  'visa-contra': { url: 'https://noticias.ae/en/2026/02/01/golden-visa-dubai-2026', kind: 'secondary' },
  'visa2-a': {
    url: 'https://cssm.etimg.com/wealth/real-estate/dubai-residential-visa-you-no-longer-need-minimum-7-5-lakh-dirhams-to-buy-a-property-dubai-land-department-makes-visa-rules-easier/articleshow/130607327.cms',
    kind: 'newspaper',
  },
  'visa2-b': { url: 'https://almaskan.com/?p=33031', kind: 'agency' },
  'oqood-a': {
    url: 'https://www.mondaq.com/real-estate/1805504/developer-didnt-register-dld',
    kind: 'law-firm',
  },
  'oqood-b': {
    url: 'https://www.urdupoint.com/en/middle-east/dld-calls-on-developers-to-pay-property-regis-1264962.html',
    kind: 'news-agency',
  },
  'law19-2020': {
    url: 'https://dlp.dubai.gov.ae/Legislation%20Reference/2020/Law%20No.%20(19)%20of%202020%20Amending%20Law%20No.%20(13)%20of%202008%20Regulating%20the%20Interim%20Real%20Property%20Register%20in%20the%20Emirate%20of%20Dubai.html',
    kind: 'law-text',
  },
  'law19-press': {
    url: 'http://gulfnews.com/business/property/shaikh-mohammad-amends-dubai-property-registration-law-1.2122375',
    kind: 'newspaper',
  },
  escrow: {
    url: 'https://www.ccifranceuae.com/actualites/n/news/navigating-dubais-off-plan-real-estate-laws-compliance-essentials-for-developers.html',
    kind: 'law-firm',
  },
  'aml-2026': { url: 'https://amluae.com/?p=69187', kind: 'adviser' },
  'aml-rear': {
    url: 'https://spicerpegler.com/blog/2023/09/27/real-estate-agencies-aml-cft-requirements',
    kind: 'adviser',
  },
  'tele-a': {
    url: 'https://www.khaleejtimes.com/uae/uae-announces-fines-up-to-dh150000-tighter-telemarketing-rules',
    kind: 'newspaper',
  },
  'tele-b': {
    url: 'https://www.tag911.ae/en/news/local-news/dubai-fines-159-firms-for-violating-telemarketing-rules',
    kind: 'newspaper',
  },
  'tele-c': {
    url: 'https://www.thelinkinglawyer.com/post/don-t-call-again-the-end-of-nuisance-calls-in-the-uae',
    kind: 'law-firm',
  },
  'dirham-a': {
    url: 'https://gulfnews.com/business/banking/watch-uae-central-bank-warns-of-8-mistakes-when-using-new-dirham-symbol-1.500253031',
    kind: 'newspaper',
  },
  'dirham-b': {
    url: 'https://dubai.news/technology/the-uae-dirham-symbol-is-finally-coming-to-your-keyboard/',
    kind: 'newspaper',
  },
  fthb: { url: 'https://www.crossbridge.estate/news/dubai-first-time-buyer-scheme', kind: 'agency' },
  'fthb-b': { url: 'https://janussdevelopers.com/dubai-first-time-home-buyer-guide-2026', kind: 'developer' },
  'shared-2026': {
    url: 'https://gulfnews.com/business/property/dubai-issues-new-law-to-regulate-shared-housing-with-fines-up-to-dh500000-1.500470912',
    kind: 'newspaper',
  },
  'einvoice-a': { url: 'https://massive.ae/e-invoicing-uae/industries/real-estate', kind: 'adviser' },
  'einvoice-b': { url: 'https://www.vatupdate.com/?p=339460', kind: 'adviser' },
  token: {
    url: 'https://alsuwaidi.ae/tokenising-real-estate-in-dubai-the-emerging-framework-for-regulated-fractional-property-investment/',
    kind: 'law-firm',
  },
  'trakheesi-url': {
    url: 'https://trakheesi.dubailand.gov.ae/rev/madmoun/listing/validation',
    kind: 'official-form',
  },
  'usd-peg-a': {
    url: 'https://legalclarity.org/is-the-uae-dirham-aed-pegged-to-the-us-dollar',
    kind: 'secondary',
  },
  'usd-peg-b': { url: 'https://cambridgecurrencies.com/why-uae-dirham-pegged-us-dollar/', kind: 'secondary' },
  memory: { url: null, kind: 'memory' },
} as const satisfies Record<string, Source>;
