import { useQuery } from '@tanstack/react-query';
import { TextField } from '../../../shared/ui/field';
import type { ContractForm } from '../../kit/form/use-contract-form';
import { linkUsesQuery } from '../../kit/links/link-calls';
import { USE_TEXTS } from '../../kit/links/link-use-texts';
import { UseList } from '../../kit/links/use-list';
import type { PostForm } from './blog-posts';
import { POST_TEXTS as TEXTS } from './post-texts';
import type { StoredPost } from './use-post';
import styles from './post-screen.module.css';

const SHOWN = 6;

interface PostAddressProps {
  form: ContractForm<PostForm>;
  stored: StoredPost | undefined;
}

/** The slug of a post; for a live post, also the links to it and a note about the redirect of the former path. */
export function PostSlugField({ form, stored }: PostAddressProps) {
  const { slug } = form.values;
  const isKnown = stored?.lifecycle?.live === true;
  const path = `/blog/${stored?.slug ?? ''}`;
  return (
    <>
      <TextField label="Address" hint={`/blog/${slug || '…'}`} {...form.text('slug')} />
      {isKnown && slug !== stored.slug && (
        <p role="status" className={styles.soft}>
          {TEXTS.moved(path)}
        </p>
      )}
      {isKnown && <Uses path={path} />}
    </>
  );
}

function Uses({ path }: { path: string }) {
  const { data: uses, isError } = useQuery(linkUsesQuery([path]));
  if (isError) return <p className={styles.soft}>{USE_TEXTS.unknown}</p>;
  if (uses === undefined) return <p className={styles.soft}>{USE_TEXTS.loading}</p>;
  if (uses.length === 0) return <p className={styles.soft}>{USE_TEXTS.none(1)}</p>;
  return (
    <div>
      <p className={styles.soft}>{USE_TEXTS.some(uses.length, 1)}</p>
      <UseList uses={uses} most={SHOWN} />
    </div>
  );
}
