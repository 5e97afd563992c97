import { useState } from 'react';
import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import { AreaField, SelectField, TextField } from '../../../shared/ui/field';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { RichTextField } from '../../kit/rich-text/rich-text-field';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import { ImageField } from '../../kit/media/image-field';
import { SectionHead } from '../../kit/layout/section-head';
import { SortableList } from '../../../shared/ui/sortable-list';
import { toasts } from '../../../shared/ui/toast-queue';

const ROWS = [
  { name: 'Villa', price: 4_200_000 },
  { name: 'Apartment', price: 1_350_000 },
];
const COLUMNS: Column<(typeof ROWS)[number]>[] = [
  { accessorKey: 'name', header: 'Name' },
  { accessorKey: 'price', header: 'Price (AED)' },
];

/** All UI components of the backend on one page, for developers. */
export function ComponentPage() {
  const [text, setText] = useState('Marina');
  const [html, setHtml] = useState('<p>Homes by the water.</p>');
  const [items, setItems] = useState(['Villa', 'Apartment', 'Townhouse']);
  const [image, setImage] = useState('');
  const [asking, setAsking] = useState(false);
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
          <RichTextField kind="development" label="Rich text" value={html} onChange={setHtml} />
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
        <div className="backend-panel">
          <DataTable
            caption="Prices"
            rows={ROWS}
            columns={COLUMNS}
            search="Search the rows"
            empty="There are no rows yet."
            idOf={({ name }) => name}
          />
        </div>
        <div className="backend-panel">
          <ImageField
            label="Image"
            hint="Recommended size 1920x460"
            value={image}
            onChange={setImage}
            maxBytes={MAX_IMAGE_BYTES}
            tooLarge="The image size is more than 2MB. Please choose a smaller image!"
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
