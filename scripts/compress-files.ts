import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Text; pictures and fonts are compressed in themselves. Pages are compressed by the server. */
const compressible = "**/*.{js,css,svg,txt,webmanifest}";
/** What is shorter fits into one packet anyway. */
const smallest = 1_000;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes file.br and file.gz beside every file below `directory` that they make smaller. */
export async function compressFiles(directory: string): Promise<void> {
  const files = await Array.fromAsync(glob(compressible, { cwd: directory }));
  await Promise.all(files.map((file) => compressFile(join(directory, file))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const forms = {
    br: await brotli(bytes, { params }),
    gz: await deflate(bytes, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < bytes.length) await writeFile(`${path}.${ending}`, form);
  }
}
