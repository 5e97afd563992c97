import styles from './post-screen.module.css';

interface SocialPreviewProps {
  /** URL of the picture, or empty. */
  image: string;
  title: string;
  description: string;
}

export const SocialPreview = ({ image, title, description }: SocialPreviewProps) => (
  <section aria-label="Preview of a shared link" className={styles.social}>
    {image === '' ? (
      <p className={styles.soft}>No picture: the one of the site is used.</p>
    ) : (
      <img src={image} alt="" />
    )}
    <div>
      <p className={styles.soft}>{window.location.host}</p>
      <p>
        <strong>{title || 'A post without a title'}</strong>
      </p>
      <p className={styles.soft}>{description}</p>
    </div>
  </section>
);
