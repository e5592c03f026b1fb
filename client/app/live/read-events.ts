/** An event of a stream; a sign of life has neither id nor data. */
export interface StreamEvent {
  name: string;
  id: string | undefined;
  data: string;
}

/**
 * Parses server-sent events, as far as ours go:
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  // Not `for await`: Safari's streams are not iterable.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) yield toEvent(block);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function toEvent(block: string): StreamEvent {
  const fields = new Map(
    block.split("\n").map((line): [string, string] => {
      const [, name = "", value = ""] = /^(\w*):? ?(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
  return {
    name: fields.get("event") ?? "message",
    id: fields.get("id"),
    data: fields.get("data") ?? "",
  };
}
