import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';

interface ChatFlag {
  hidden: boolean;
  /** Hides the chat button until the returned function is called. */
  hide: () => () => void;
}

const ChatFlagContext = createContext<ChatFlag>({ hidden: false, hide: () => () => undefined });

/** Lets components that cover the page hide the chat button. */
export function ChatFlagProvider({ children }: { children: ReactNode }) {
  const [holders, setHolders] = useState(0);
  const hide = useCallback(() => {
    setHolders((count) => count + 1);
    return () => {
      setHolders((count) => count - 1);
    };
  }, []);
  const flag = useMemo(() => ({ hidden: holders > 0, hide }), [holders, hide]);
  return <ChatFlagContext value={flag}>{children}</ChatFlagContext>;
}

export const useChatHidden = (): boolean => use(ChatFlagContext).hidden;

/** Hides the chat button as long as the component is there. */
export function useHideChat(): void {
  const { hide } = use(ChatFlagContext);
  useEffect(() => hide(), [hide]);
}
