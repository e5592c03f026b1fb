import type { FastifyBaseLogger } from "fastify";

/** Work that goes on after the answer is sent, such as mailing. */
export interface Background {
  /** Starts `work`; a failure goes to the log. */
  run: (name: string, work: () => Promise<void>) => void;
  /** Resolves when all that was started has ended. */
  settle: () => Promise<void>;
}

export function createBackground(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      const ended: Promise<void> = work()
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => running.delete(ended));
      running.add(ended);
    },
    settle: async () => {
      await Promise.all(running);
    },
  };
}
