let open = 0;
let waiting: (() => void)[] = [];

/** Counts a request as open until `answer` ends. */
export async function whileOpen<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
  open += 1;
  try {
    return await answer();
  } finally {
    close();
  }
}

/** Does not count a request as open while its reply waits for the test, which gives it at a time of its own. */
export async function whilePending<Reply>(reply: Promise<Reply>): Promise<Reply> {
  close();
  try {
    return await reply;
  } finally {
    open += 1;
  }
}

/** Resolves when no request is open, and returns whether one was. */
export async function requestsAnswered(): Promise<boolean> {
  const wereOpen = open > 0;
  while (open > 0) await new Promise<void>((resolve) => waiting.push(resolve));
  return wereOpen;
}

function close(): void {
  open -= 1;
  if (open > 0) return;
  const ready = waiting;
  waiting = [];
  for (const resolve of ready) resolve();
}
