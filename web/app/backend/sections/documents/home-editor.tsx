import type { ReactNode } from 'react';
import { saveDocument, type OpenDocument } from './document-calls';
import { DocumentScreen } from './document-screen';
import type { PreviewState } from './preview-labels';

const TITLES = {
  1: 'Hero',
  2: 'Explore listings',
  3: 'Sell with us',
  4: 'Banner',
  5: 'Our story',
  6: 'Why choose us',
  7: 'Testimonials',
  8: 'Blog',
  9: 'Closing banner',
};

interface HomeEditorProps {
  loaded: OpenDocument;
  preview: (fields: Record<string, string>, state: PreviewState) => ReactNode;
}

export function HomeEditor({ loaded, preview }: HomeEditorProps) {
  return (
    <DocumentScreen
      name="homepagedb"
      loaded={loaded}
      title="Home Page"
      intro="Texts and images of the nine sections of the home page. A section without a heading is not shown."
      publicPath="/"
      sectionTitles={TITLES}
      send={saveDocument}
      preview={preview}
    />
  );
}
