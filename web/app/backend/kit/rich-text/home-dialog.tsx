import type { ListingCard } from '@manzil/contracts/listings/property';
import { Dialog } from '../../../shared/ui/dialog';
import { HomeSearch } from './home-search';
import { RICH_TEXT_LABELS as WORDS } from './rich-text-labels';

interface HomeDialogProps {
  onHome: (home: ListingCard) => void;
  onClose: () => void;
}

export const HomeDialog = ({ onHome, onClose }: HomeDialogProps) => (
  <Dialog title={WORDS.homeTitle} onClose={onClose}>
    <HomeSearch onHome={onHome} />
  </Dialog>
);
