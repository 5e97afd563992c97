import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../shared/ui/button';
import { Field, TextField } from '../../../shared/ui/field';
import { beginningOf, type Sampled } from './mapping-calls';
import styles from './run.module.css';

interface SampleSourceProps {
  source: string;
  busy: boolean;
  onSample: (sampled: Sampled) => void;
}

/** The source of the feed, and where to take a sample of it from: a file, a URL, or the configured feed. */
export function SampleSource({ source, busy, onSample }: SampleSourceProps) {
  const [name, setName] = useState(source);
  const [location, setLocation] = useState('');
  const navigate = useNavigate();
  const heading = useId();
  const isName = /^[\w-]{1,60}$/.test(name);
  return (
    <section className="backend-panel backend-form" aria-labelledby={heading}>
      <h2 id={heading} className="backend-title">
        A sample of the feed
      </h2>
      <div className="backend-columns">
        <form
          className={styles.take}
          onSubmit={(event) => {
            event.preventDefault();
            const address = location.trim();
            onSample(address === '' ? {} : { location: address });
          }}
        >
          <TextField
            label="Address of the feed"
            type="url"
            placeholder="https://…"
            hint="Empty: the feed that 'Update Properties' reads"
            value={location}
            onText={setLocation}
          />
          <Button type="submit" busy={busy}>
            Read sample
          </Button>
        </form>
        <Field label="Or a file" hint="CSV, JSON or XML. Only its beginning is read, and nothing is stored.">
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.json,.xml,.blm,.txt,text/csv,application/json,text/xml,application/xml"
              className={styles.file}
              onChange={({ target: { files } }) => {
                const file = files?.[0];
                if (file !== undefined)
                  void beginningOf(file).then((text) => {
                    onSample({ text });
                  });
              }}
            />
          )}
        </Field>
        <form
          className={styles.take}
          onSubmit={(event) => {
            event.preventDefault();
            if (isName) void navigate(`/backend/feed/mapping/${name}`);
          }}
        >
          <TextField
            label="Source"
            hint="Each source has a mapping of its own"
            issue={isName ? undefined : 'Use letters, digits, - and _'}
            value={name}
            onText={setName}
          />
          <Button type="submit" disabled={name === source || !isName}>
            Open
          </Button>
        </form>
      </div>
    </section>
  );
}
