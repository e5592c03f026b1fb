/** What the processes that share a database tell each other. */
export interface Channel {
  /** Connects, and stays connected as well as it can. */
  open: (ears: Ears) => void;
  /** Tells the other processes, soon. */
  send: (text: string) => void;
  close: () => Promise<void>;
}

interface Ears {
  /** What another process has sent. */
  heard: (text: string) => void;
  /** Something that was sent to this process may not have come. */
  missed: () => void;
  /** The connection broke, or could not be made; it is tried again. */
  broken: (error: unknown) => void;
}
