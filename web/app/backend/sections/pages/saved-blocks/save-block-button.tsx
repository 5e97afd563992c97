import type { Component, Editor } from 'grapesjs';
import { useEffect, useState } from 'react';
import { Button } from '../../../../shared/ui/button';
import { commitInlineEdit } from '../commit-inline-edit';
import { rulesOfPart } from './block-css';
import { SaveBlockDialog, type BlockCode } from './save-block-dialog';
import { TEXTS } from './saved-block-texts';

/** Saves the selected part of the page as a block. */
export function SaveBlockButton({ editor }: { editor: Editor | undefined }) {
  const part = useSelectedPart(editor);
  const [code, setCode] = useState<BlockCode | undefined>();
  return (
    <>
      <Button
        kind="quiet"
        disabled={part === undefined}
        title={part === undefined ? TEXTS.selectFirst : undefined}
        onClick={() => {
          if (editor === undefined || part === undefined) return;
          void commitInlineEdit(editor).then(() => {
            setCode(codeOf(editor, part));
          });
        }}
      >
        {TEXTS.save}
      </Button>
      {code !== undefined && (
        <SaveBlockDialog
          code={code}
          onClose={() => {
            setCode(undefined);
          }}
        />
      )}
    </>
  );
}

function useSelectedPart(editor: Editor | undefined): Component | undefined {
  const [part, setPart] = useState<Component | undefined>();
  useEffect(() => {
    if (editor === undefined) return;
    const look = (): void => {
      const selected = editor.getSelected();
      setPart(selected === editor.getWrapper() ? undefined : selected);
    };
    const changes = 'component:selected component:deselected component:remove';
    editor.on(changes, look);
    return () => {
      editor.off(changes, look);
    };
  }, [editor]);
  return part;
}

const OF_TABLES = /^(table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)$/i;

/** A row or a cell is saved with its table, and a table with the element that scrolls it. */
function wholeOf(part: Component): Component {
  const table = OF_TABLES.test(part.tagName) ? (part.closest('table') ?? part) : undefined;
  const frame = table?.parent();
  return (frame?.getEl()?.childElementCount === 1 && !frame.is('wrapper') ? frame : table) ?? part;
}

function codeOf(editor: Editor, part: Component): BlockCode {
  const whole = wholeOf(part);
  const html = whole.toHTML();
  const rules = editor.Css.getRules().map((rule) => ({
    selectors: rule.selectorsToString(),
    style: rule.styleToString(),
    at: rule.getAtRule(),
  }));
  return { part: whole.getName(), html, css: rulesOfPart(html, rules) };
}
