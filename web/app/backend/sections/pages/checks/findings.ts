/** Findings that mean that a part of a page is not finished. */
export const FINDINGS = {
  sampleText: 'The sample text is still there.',
  emptyHeading: 'The heading has no words.',
  linkToNowhere: 'The link leads nowhere.',
  noPicture: 'No picture is chosen yet.',
  emptyGallery: 'The gallery has no pictures yet.',
  noVideo: 'The video has no address on YouTube or Vimeo yet.',
};
