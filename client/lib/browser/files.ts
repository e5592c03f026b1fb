/** How long a saved file stays readable; the browser may ask the user first. */
const keepTime = 10 * 60_000;

/** The file in a response, under the name the server gives it. Rejects if it is incomplete. */
export async function readFile(response: Response): Promise<File> {
  const disposition = response.headers.get("Content-Disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "download";
  const content = await response.blob();
  return new File([content], name, { type: content.type });
}

/** Passes a file to the browser's downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keepTime);
}
