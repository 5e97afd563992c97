/** Sample texts of blocks; staff replace them. */
export const SAMPLE_TEXTS: readonly string[] = [
  'A heading that says it all',
  'One or two sentences about what visitors find on this page.',
  'A heading',
  'A paragraph. Click it twice to write; mark words to make them bold or a link.',
  'First row',
  'Second row',
  'Third row',
  'Write here',
  'What makes it worth a visit.',
  'What is close by.',
  'What it costs.',
  'Write the answer here.',
];
