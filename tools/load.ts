import autocannon from "autocannon";

/** One answer: its status, and the milliseconds that it took. */
interface Taken {
  status: number;
  took: number;
}

/** Makes requests as fast as they are answered, or at a rate, and tells of every answer. */
export async function drive(options: autocannon.Options) {
  const taken: Taken[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    running.on("response", (_client, status, _bytes, took) => taken.push({ status, took }));
  });
  return { ...result, taken };
}

/** Lets all work at the same time, each until what this answers is called. */
export function keepOn<Worker, T>(
  workers: readonly Worker[],
  work: (worker: Worker, isOver: () => boolean) => Promise<T>,
) {
  let isOver = false;
  const working = workers.map((worker) => work(worker, () => isOver));
  return (): Promise<T[]> => {
    isOver = true;
    return Promise.all(working);
  };
}
