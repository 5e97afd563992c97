import {
  LIVE_ATTRIBUTE,
  liveAttributes,
  liveQueryOf,
  type LiveKind,
} from '@manzil/contracts/content/live-blocks';

/** HTML and CSS that a block inserts into a page, with the site's own colours and spacing. */
export const HERO = `<section class="block-hero">
  <p class="block-kicker">Dubai</p>
  <h1>A heading that says it all</h1>
  <p>One or two sentences about what visitors find on this page.</p>
  <a class="block-button" href="/buy">See the homes</a>
</section>
<style>
.block-hero{padding:clamp(3rem,8vw,6rem) clamp(1.5rem,6vw,5rem);border-radius:14px;background-color:#17252a;color:#f5efe4}
.block-hero h1{margin:0 0 1rem;font-size:clamp(2.25rem,5vw,4rem)}
.block-kicker{margin:0 0 .75rem;font-size:.875rem;letter-spacing:.12em;text-transform:uppercase;color:#dcb981}
.block-button{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:8px;background-color:#dcb981;color:#17252a;font-weight:600;text-decoration:none}
</style>`;

export const TEXT = `<section class="block-text">
  <h2>A heading</h2>
  <p>A paragraph. Click it twice to write; mark words to make them bold or a link.</p>
</section>
<style>
.block-text{max-width:44rem;margin:3rem auto}
.block-text h2{font-size:clamp(1.5rem,3vw,2.25rem)}
</style>`;

export const HEADING = `<h2 class="block-heading">A heading</h2>
<style>
.block-heading{max-width:44rem;margin:3rem auto 1rem;font-size:clamp(1.75rem,4vw,2.5rem)}
</style>`;

export const BUTTON = `<p class="block-action"><a class="block-action-link" href="/contact">Talk to us</a></p>
<style>
.block-action{max-width:44rem;margin:1.5rem auto}
.block-action-link{display:inline-block;padding:.75rem 1.5rem;border-radius:8px;background-color:#17252a;color:#f5efe4;font-weight:600;text-decoration:none}
</style>`;

/** The texts are wrapped in elements, because the editor cannot edit text directly in a cell. */
export const TABLE = `<div class="block-table" role="region" aria-label="Table" tabindex="0">
  <table>
    <thead><tr><th scope="col"><span>What</span></th><th scope="col"><span>Details</span></th><th scope="col"><span>Remarks</span></th></tr></thead>
    <tbody>
      <tr><th scope="row"><span>First row</span></th><td><span>Write here</span></td><td><span>Write here</span></td></tr>
      <tr><th scope="row"><span>Second row</span></th><td><span>Write here</span></td><td><span>Write here</span></td></tr>
      <tr><th scope="row"><span>Third row</span></th><td><span>Write here</span></td><td><span>Write here</span></td></tr>
    </tbody>
  </table>
</div>
<style>
.block-table{max-width:60rem;margin:3rem auto;overflow-x:auto;border:1px solid #e8dfcf;border-radius:14px;background-color:#fff}
.block-table table{width:100%;min-width:30rem;border-collapse:collapse}
.block-table th,.block-table td{padding:.875rem 1.25rem;border-bottom:1px solid #e8dfcf;text-align:start;vertical-align:top}
.block-table th{font-weight:600}
.block-table thead th{background-color:#f4eee3}
.block-table tbody tr:last-child th,.block-table tbody tr:last-child td{border-bottom:0}
</style>`;

export const SPACER = `<div class="block-spacer"></div>
<style>
.block-spacer{height:clamp(2rem,6vw,5rem)}
</style>`;

/** The editor asks the user for pictures and adds them. */
export const GALLERY = `<div class="block-gallery"></div>
<style>
.block-gallery{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(16rem,100%),1fr));gap:1rem;margin:3rem 0}
.block-gallery img{display:block;width:100%;height:100%;aspect-ratio:4/3;object-fit:cover;border-radius:14px}
</style>`;

export const COLUMNS = `<section class="block-columns">
  <div class="block-column"><h3>First</h3><p>What makes it worth a visit.</p></div>
  <div class="block-column"><h3>Second</h3><p>What is close by.</p></div>
  <div class="block-column"><h3>Third</h3><p>What it costs.</p></div>
</section>
<style>
.block-columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:2rem;margin:3rem 0}
.block-column{min-height:3rem}
.block-column h3{margin-top:0;font-size:1.375rem}
</style>`;

export const LISTINGS = `<section class="block-listings">
  <h2>Find your home</h2>
  <div class="block-searches">
    <a class="block-search" href="/buy?type=Apartment"><strong>Apartments</strong><span>for sale</span></a>
    <a class="block-search" href="/buy?type=Villa"><strong>Villas</strong><span>for sale</span></a>
    <a class="block-search" href="/rent?type=Apartment"><strong>Apartments</strong><span>for rent</span></a>
    <a class="block-search" href="/rent?type=Villa"><strong>Villas</strong><span>for rent</span></a>
  </div>
</section>
<style>
.block-listings{margin:3rem 0}
.block-searches{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:1rem}
.block-search{display:grid;gap:.25rem;padding:1.5rem;border:1px solid #e8dfcf;border-radius:14px;background-color:#fff;color:#1b282c;text-decoration:none}
.block-search strong{font-size:1.25rem}
.block-search span{color:#46545a}
</style>`;

export const ENQUIRY = `<section class="block-enquiry">
  <div><h2>Talk to us</h2><p>Tell us what you are looking for and an agent calls you back.</p></div>
  <a class="block-ask" href="/forms/popup">Ask a question</a>
</section>
<style>
.block-enquiry{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:1.5rem;margin:3rem 0;padding:2rem;border-radius:14px;background-color:#f4eee3}
.block-enquiry h2{margin:0}
.block-enquiry p{margin:.5rem 0 0}
.block-ask{display:inline-block;padding:.75rem 1.5rem;border-radius:8px;background-color:#17252a;color:#f5efe4;font-weight:600;text-decoration:none}
</style>`;

export const FAQ = `<section class="block-faq">
  <h2>Questions and answers</h2>
  <details open><summary>Who can buy here?</summary><p>Write the answer here.</p></details>
  <details open><summary>What does it cost besides the price?</summary><p>Write the answer here.</p></details>
</section>
<style>
.block-faq{max-width:48rem;margin:3rem auto}
.block-faq details{padding:1rem 0;border-bottom:1px solid #d5c6ac}
.block-faq summary{font-weight:600;cursor:pointer}
</style>`;

/** A video with a maximum width; its URL is a setting. */
export const VIDEO = `<div class="block-video"><div ${attributesOf('video')}></div></div>
<style>
.block-video{max-width:60rem;margin:3rem auto}
</style>`;

/** Forms and calculators have a heading of their own. */
export const FORM = `<div class="block-form"><div ${attributesOf('form')}></div></div>
<style>
.block-form{max-width:44rem;margin:3rem auto}
</style>`;

export const CALCULATOR = `<div class="block-calculator"><div ${attributesOf('calculator')}></div></div>
<style>
.block-calculator{max-width:72rem;margin:3rem auto}
</style>`;

/** A live block with a heading above it. */
export function liveBlock(kind: LiveKind, heading: string): string {
  return `<section class="block-live">
  <h2>${heading}</h2>
  <div ${attributesOf(kind)}></div>
</section>
<style>
.block-live{margin:3rem 0}
.block-live h2{font-size:clamp(1.5rem,3vw,2.25rem)}
</style>`;
}

function attributesOf(kind: LiveKind): string {
  const query = liveQueryOf({ [LIVE_ATTRIBUTE]: kind });
  const attributes = Object.entries(query === undefined ? {} : liveAttributes(query));
  return attributes.map(([name, value]) => `${name}="${value}"`).join(' ');
}
