/** How long a saved file stays readable for the browser, which may ask its user first. */
const keepTime = 10 * 60_000;

/** The file of an answer under the name that the server gives it. Rejects when it is not whole. */
export async function readFile(response: Response): Promise<File> {
  const disposition = response.headers.get("Content-Disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "download";
  const content = await response.blob();
  return new File([content], name, { type: content.type });
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keepTime);
}
