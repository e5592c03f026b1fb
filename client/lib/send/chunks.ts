import { type ImportRow, importLimits } from "../../../shared/transfer/imports.ts";

/** Rows in pieces that the server takes, in their order. */
export function* chunksOf(rows: readonly ImportRow[]): Generator<ImportRow[]> {
  let chunk: ImportRow[] = [];
  let size = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length + 1;
    const isFull =
      chunk.length === importLimits.chunkRows || size + length > importLimits.chunkSize;
    if (isFull && chunk.length > 0) {
      yield chunk;
      chunk = [];
      size = 0;
    }
    chunk.push(row);
    size += length;
  }
  if (chunk.length > 0) yield chunk;
}
