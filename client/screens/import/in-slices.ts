/** Far below what is felt, and long enough to get on. */
const sliceMs = 10;

/** Called now and then with how many are done. */
type OnProgress = (done: number, of: number) => void;

export interface SliceOptions {
  onProgress?: OnProgress | undefined;
  signal?: AbortSignal | undefined;
}

/** Maps a long list without holding up the page: between slices it can draw and answer. */
export async function mapInSlices<T, U>(
  items: readonly T[],
  map: (item: T, place: number) => U,
  { onProgress, signal }: SliceOptions = {},
): Promise<U[]> {
  const mapped: U[] = [];
  let until = performance.now() + sliceMs;
  for (const [place, item] of items.entries()) {
    mapped.push(map(item, place));
    if (performance.now() < until) continue;
    onProgress?.(place + 1, items.length);
    await nextTask();
    signal?.throwIfAborted();
    until = performance.now() + sliceMs;
  }
  return mapped;
}

/** Not a timer: those come once a second in a tab that is not shown. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
