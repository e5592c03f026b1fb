import { fork } from "node:child_process";
import { once } from "node:events";

/**
 * Starts a program in a process of its own, which reads what is `given` as JSON from its first argument and answers each message
 * with one. Where somebody reads the answers of many, tidying up after those would be taken for slowness of what is measured.
 */
export function startBeside<Message extends string, Answer>(file: string, given: object) {
  const child = fork(file, [JSON.stringify(given)]);
  const gone = new AbortController();
  child.once("exit", () => gone.abort());
  return {
    ask: async (message: Message): Promise<Answer> => {
      const answered = once(child, "message", gone);
      child.send(message);
      const [answer] = await answered;
      // as: what the program answers.
      return answer as Answer;
    },
    stop: () => child.kill(),
  };
}
