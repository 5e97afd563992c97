import { videoAddress } from '@manzil/contracts/content/post-blocks';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';
import { RICH_TEXT_LABELS as WORDS } from './rich-text-labels';

interface VideoDialogProps {
  onVideo: (address: string) => void;
  onClose: () => void;
}

export function VideoDialog({ onVideo, onClose }: VideoDialogProps) {
  const [typed, setTyped] = useState('');
  const [issue, setIssue] = useState<string | undefined>();
  return (
    <Dialog title={WORDS.videoTitle} onClose={onClose}>
      <form
        className="backend-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          const address = videoAddress(typed);
          if (address === undefined) setIssue(WORDS.videoIssue);
          else onVideo(address);
        }}
      >
        <TextField
          label={WORDS.videoLabel}
          hint={WORDS.videoHint}
          issue={issue}
          value={typed}
          onText={(text) => {
            setTyped(text);
            setIssue(undefined);
          }}
        />
        <div className="backend-actions">
          <Button kind="primary" type="submit">
            {WORDS.addVideo}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
