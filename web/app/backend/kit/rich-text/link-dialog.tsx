import { LINK } from '@manzil/contracts/content/text';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';
import { RICH_TEXT_LABELS as WORDS } from './rich-text-labels';

/** Sets, changes or removes the link of the selected text; without a selection, inserts a link at the cursor. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = editor.getAttributes('link').href as string | undefined;
  const needsWords = before === undefined && editor.state.selection.empty;
  const [address, setAddress] = useState(before ?? '');
  const [words, setWords] = useState('');
  const [issue, setIssue] = useState<string | undefined>();
  const finish = (run: () => unknown): void => {
    onClose();
    setTimeout(run);
  };
  const set = (): void => {
    const href = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address.trim())
      ? `https://${address.trim()}`
      : address.trim();
    if (!LINK.test(href)) {
      setIssue(WORDS.linkIssue);
      return;
    }
    finish(() => {
      const text = editor.chain().focus();
      if (needsWords)
        text
          .insertContent({
            type: 'text',
            text: words.trim() === '' ? href : words.trim(),
            marks: [{ type: 'link', attrs: { href } }],
          })
          .run();
      else text.extendMarkRange('link').setLink({ href }).run();
    });
  };
  return (
    <Dialog title={WORDS.linkTitle} onClose={onClose}>
      <form
        className="backend-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In React the event would bubble to the surrounding form.
          event.stopPropagation();
          set();
        }}
      >
        <TextField
          label={WORDS.linkLabel}
          hint={WORDS.linkHint}
          issue={issue}
          value={address}
          onText={(text) => {
            setAddress(text);
            setIssue(undefined);
          }}
        />
        {needsWords && <TextField label={WORDS.linkWords} value={words} maxLength={300} onText={setWords} />}
        <div className="backend-actions">
          <Button kind="primary" type="submit">
            {WORDS.setLink}
          </Button>
          {before !== undefined && (
            <Button
              onClick={() => {
                finish(() => editor.chain().focus().extendMarkRange('link').unsetLink().run());
              }}
            >
              {WORDS.removeLink}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
