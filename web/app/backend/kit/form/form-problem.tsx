import styles from './saving.module.css';

/** The reason why a form was not saved; announced by screen readers when it appears. */
export function FormProblem({ form: { problem } }: { form: { problem: string | undefined } }) {
  if (problem === undefined) return null;
  return (
    <p role="alert" className={styles.problem}>
      {problem}
    </p>
  );
}
