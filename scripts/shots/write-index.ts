import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const style = `body { font: 14px system-ui; margin: 24px; background: #888 }
  section { display: flex; gap: 12px; align-items: start; overflow-x: auto }
  img { height: 420px; box-shadow: 0 0 0 1px #0004 }`;

/** A page with all pictures of the folder, those of a scene side by side. */
export async function writeIndex(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".png")).sort();
  const scenes = Object.groupBy(files, (file) => file.replace(/(-(desktop|phone)-\w+)?\.png$/, ""));
  const sections = Object.entries(scenes).map(([name, pictures = []]) => {
    const images = pictures.map((file) => `<a href="${file}"><img src="${file}" alt=""></a>`);
    return `<h2>${name}</h2><section>${images.join("")}</section>`;
  });
  const page = `<!doctype html><title>Shots</title><style>${style}</style>${sections.join("\n")}`;
  await writeFile(join(folder, "index.html"), page);
}
