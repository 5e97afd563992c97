import { useState } from 'react';
import { AreaField, SelectField, TextField } from '../ui/field';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { RichTextField } from '../ui/rich-text-field';
import { DataTable, type Column } from '../ui/data-table';
import { ImageField } from '../ui/image-field';
import { SectionHead } from '../ui/section-head';
import { SortableList } from '../ui/sortable-list';
import { useToasts } from '../ui/toasts';

/** Every part of the backend's screens on one page, for those who build them. */
export function ComponentPage() {
  const [text, setText] = useState('Marina');
  const [html, setHtml] = useState('<p>Homes by the water.</p>');
  const [items, setItems] = useState(['Villa', 'Apartment', 'Townhouse']);
  const [asking, setAsking] = useState(false);
  const toasts = useToasts();
  return (
    <>
      <SectionHead title="Components" intro="What the screens of the backend are made of." />
      <div className="backend-form">
        <div className="backend-panel backend-columns">
          <TextField label="Text" hint="A hint" value={text} onText={setText} />
          <TextField label="Text with an error" issue="Please enter a name." value="" onText={setText} />
          <SelectField
            label="Choice"
            value={text}
            onText={setText}
            options={[
              ['Marina', 'Marina'],
              ['Hills', 'Hills'],
            ]}
          />
          <AreaField label="Long text" value={text} onText={setText} />
        </div>
        <div className="backend-panel">
          <RichTextField label="Rich text" value={html} onChange={setHtml} />
        </div>
        <div className="backend-panel">
          <SortableList
            label="Order"
            items={items}
            idOf={(item) => item}
            nameOf={(item) => item}
            render={(item) => item}
            onReorder={setItems}
          />
        </div>
        <div className="backend-panel backend-actions">
          <Button
            kind="primary"
            onClick={() => {
              toasts.done('Saved', { label: 'Undo', run: () => undefined });
            }}
          >
            Primary
          </Button>
          <Button
            onClick={() => {
              toasts.failed('This did not work.');
            }}
          >
            Secondary
          </Button>
          <Button
            kind="danger"
            onClick={() => {
              setAsking(true);
            }}
          >
            Delete
          </Button>
          <Button busy>Busy</Button>
          <Button disabled>Disabled</Button>
        </div>
      </div>
      {asking && (
        <Confirm
          title="Delete"
          confirm="Delete"
          danger
          onCancel={() => {
            setAsking(false);
          }}
          onConfirm={() => {
            setAsking(false);
          }}
        >
          Are you sure you want to delete this item?
        </Confirm>
      )}
    </>
  );
}
