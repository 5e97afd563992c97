/**
 * Reads a generated feed of the given size and format through the built pipeline, as an import does, and prints the
 * measurements: `node read-in-child.mjs <propspace|json|csv> <megabytes>`.
 */
import { decodeText } from '../dist/feed/decode-text.js';
import { readFeed } from '../dist/feed/read-feed.js';

const [format, megabytes] = [process.argv[2], Number(process.argv[3])];
const remarks = 'A calm two-bedroom home with a wide balcony, five minutes from the metro. '.repeat(20);

const FORMATS = {
  propspace: {
    start: '<Listings>',
    record: (n) =>
      `<Listing><Property_Ref_No>R-${n}</Property_Ref_No><Ad_Type>Sale</Ad_Type><Unit_Type>Villa</Unit_Type><Price>${n + 1}</Price>` +
      `<Property_Title>Home ${n}</Property_Title><Web_Remarks><![CDATA[<p>${remarks}</p>]]></Web_Remarks>` +
      `<Images><image>https://p.example/${n}/1.jpg</image><image>https://p.example/${n}/2.jpg</image></Images></Listing>\n`,
    end: '</Listings>',
  },
  json: {
    start: '{"listings":[',
    record: (n) =>
      `${n === 0 ? '' : ','}${JSON.stringify({ PropertyID: n, Ad_Type: 'Sale', Price: n + 1, Property_Title: `Home ${n}`, description: remarks })}\n`,
    end: ']}',
  },
  csv: {
    start: 'PropertyID,Ad_Type,Price,Property_Title,description\n',
    record: (n) => `${n},Sale,${n + 1},Home ${n},"${remarks}"\n`,
    end: '',
  },
};

let made = 0;
async function* feed() {
  const { start, record, end } = FORMATS[format];
  let chunk = start;
  for (let bytes = 0; bytes < megabytes * 1_000_000; made += 1) {
    const text = record(made);
    bytes += text.length;
    chunk += text;
    if (chunk.length < 65_536) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  yield Buffer.from(chunk + end);
}

let peakHeap = 0;
let peakRss = 0;
const { records } = await readFeed(decodeText(feed(), { maxBytes: 1e12 }), 'auto');
let read = 0;
for await (const { record } of records) {
  if (record !== null) read += 1;
  if (read % 2_000 === 0) {
    const { heapUsed, rss } = process.memoryUsage();
    peakHeap = Math.max(peakHeap, heapUsed);
    peakRss = Math.max(peakRss, rss);
  }
}
process.stdout.write(
  JSON.stringify({ made, read, peakHeap, peakRss, milliseconds: Math.round(performance.now()) }),
);
