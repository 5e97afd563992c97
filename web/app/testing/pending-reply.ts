/** A reply for `stubApi` that comes when the test releases it, so that the test can see what a screen does meanwhile. */
export function pendingReply<Reply>(reply: Reply): { reply: () => Promise<Reply>; release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<Reply>((resolve) => {
    release = () => {
      resolve(reply);
    };
  });
  return {
    reply: () => released,
    release: () => {
      release();
    },
  };
}
