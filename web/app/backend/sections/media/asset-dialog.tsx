import { useState } from 'react';
import { z } from 'zod';
import * as http from '@manzil/contracts/http/media';
import type { LibraryAsset } from '@manzil/contracts/media/library';
import { useContractForm } from '../../kit/form/use-contract-form';
import { ApiProblem, callApi, messageOf } from '../../kit/data/call-api';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { Dialog } from '../../../shared/ui/dialog';
import { AreaField, TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { unusedText } from './asset-card';
import { AssetUses } from './asset-uses';
import { deleteAsset } from '../../kit/media/media-calls';
import { MEDIA_TEXTS } from '../../kit/media/media-texts';
import { ReplaceAsset } from './replace-asset';
import { EditOnly, FormFields, PublishOnly } from '../../../shared/ui/read-only';
import { tagsIn } from '../../kit/labels/tags-in';
import { undoDeletion } from './undo-deletion';
import styles from './media-library.module.css';

const usedBySchema = z.object({ usedBy: z.array(z.object({ owner: z.string(), label: z.string() })) });

interface AssetDialogProps {
  asset: LibraryAsset;
  onClose: () => void;
  /** Reloads the list behind the dialog. */
  onChanged: () => Promise<void>;
}

/** One file: its description, uses, URL and deletion. */
export function AssetDialog({ asset, onClose, onChanged }: AssetDialogProps) {
  const [uses, setUses] = useState(asset.usedBy);
  const [refused, setRefused] = useState(false);
  const [asking, setAsking] = useState(false);
  const path = `/uploads/${asset.filename}`;

  const form = useContractForm(http.describeAsset, {
    values: { alt: asset.alt, tags: asset.tags.join(', ') },
    bodyOf: ({ alt, tags }: { alt: string; tags: string }) => ({ alt, tags: tagsIn(tags) }),
    refusalField: 'alt',
    send: (body) => callApi(http.describeAsset, { params: { id: asset.id }, body }),
    onSaved: (_, sent) => {
      form.noteStored(sent, 0);
      toasts.done(asset.kind === 'image' ? MEDIA_TEXTS.altSaved : 'The tags are saved.');
      void onChanged();
    },
  });
  const remove = async (): Promise<void> => {
    try {
      const { restorable } = await deleteAsset(asset.id);
      toasts.done(`“${asset.originalName}” is deleted.`, undoDeletion(restorable ? [asset] : [], onChanged));
      await onChanged();
      onClose();
    } catch (error) {
      // The file may have been used since the list was loaded.
      const used = error instanceof ApiProblem ? usedBySchema.safeParse(error.details) : undefined;
      if (used?.success === true) {
        setUses(used.data.usedBy);
        setRefused(true);
      } else toasts.failed(messageOf(error));
    }
    setAsking(false);
  };
  const keep = async (): Promise<void> => {
    try {
      await callApi(http.changeAssets, { body: { ids: [asset.id], kept: !asset.kept } });
      await onChanged();
      toasts.done(asset.kept ? 'It is removed after 90 days without use.' : 'It stays until it is deleted.');
    } catch (error) {
      toasts.failed(messageOf(error));
    }
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(path);
      toasts.done('Link copied.');
    } catch {
      toasts.failed('Your browser does not allow copying. Select the address and copy it yourself.');
    }
  };

  return (
    <Dialog title={asset.originalName} onClose={onClose} wide>
      <div className={styles.details}>
        {asset.kind === 'image' ? (
          <img src={path} alt={asset.alt} className={styles.large} />
        ) : (
          <a href={path} target="_blank" rel="noreferrer" className="backend-link">
            Open the document
          </a>
        )}
        <div className="backend-form">
          <form className="backend-form" {...form.attributes}>
            <FormFields>
              {asset.kind === 'image' && (
                <AreaField
                  label={MEDIA_TEXTS.altLabel}
                  hint="Describes the picture for people who cannot see it"
                  rows={2}
                  maxLength={500}
                  {...form.text('alt')}
                />
              )}
              <TextField label="Tags" hint="Separated by commas" {...form.text('tags')} />
            </FormFields>
            <EditOnly>
              <div className="backend-actions">
                <Button type="submit" kind="primary" busy={form.busy} disabled={!form.dirty}>
                  {asset.kind === 'image' ? 'Save alt text and tags' : 'Save tags'}
                </Button>
              </div>
            </EditOnly>
          </form>
          <TextField label="Address" value={path} readOnly onText={() => undefined} />
          <section className={styles.uses} aria-label="Where it is used">
            <h3>Where it is used</h3>
            {refused && (
              <p role="alert" className={styles.missing}>
                It cannot be deleted while these places use it.
              </p>
            )}
            <AssetUses uses={uses} />
            {uses.length === 0 && (
              <>
                <p>{unusedText(asset)}</p>
                <EditOnly>
                  <div className="backend-actions">
                    <Button onClick={() => void keep()}>
                      {asset.kept ? MEDIA_TEXTS.unkeep : MEDIA_TEXTS.keep}
                    </Button>
                  </div>
                </EditOnly>
              </>
            )}
          </section>
          <PublishOnly>
            <ReplaceAsset
              asset={asset}
              onReplaced={(remaining) => {
                setUses(remaining);
                setRefused(false);
                void onChanged();
              }}
            />
          </PublishOnly>
          <div className="backend-actions">
            <Button onClick={() => void copy()}>Copy address</Button>
            <EditOnly>
              <Button
                kind="danger"
                onClick={() => {
                  if (uses.length > 0) setRefused(true);
                  else setAsking(true);
                }}
              >
                Delete
              </Button>
            </EditOnly>
          </div>
        </div>
      </div>
      {asking && (
        <Confirm
          title="Delete file"
          confirm="Delete"
          danger
          onConfirm={remove}
          onCancel={() => {
            setAsking(false);
          }}
        >
          {MEDIA_TEXTS.deleteText(asset.originalName)} {MEDIA_TEXTS.binText}
        </Confirm>
      )}
    </Dialog>
  );
}
