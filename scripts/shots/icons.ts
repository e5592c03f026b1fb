import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { runnerImport } from "vite";
import { root } from "../stages.ts";

const folder = join(root, "client", "public");
/** --accent and --on-accent of the light theme, as in favicon.svg. */
const colors = { ground: "#0b5b45", lamp: "#fff" };

/** Draws the icons of client/public from favicon.svg and the lamp of client/ui/brand.tsx. */
export async function makeIcons(browser: Browser): Promise<void> {
  const small = await readFile(join(folder, "favicon.svg"), "utf8");
  const lamp = await drawLamp();
  const page = await browser.newPage();
  const draw = async (svg: string, size: number) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    await page
      .locator("svg")
      .first()
      .evaluate(`(svg) => {
      svg.setAttribute("width", ${size});
      svg.setAttribute("height", ${size});
    }`);
    return page.screenshot({ omitBackground: true });
  };
  const save = (name: string, png: Buffer) => writeFile(join(folder, name), png);

  await save("favicon.ico", toIco(await draw(small, 32), 32));
  await save("icon-192.png", await draw(tile(lamp, { round: 0.2, share: 0.72 }), 192));
  await save("icon-512.png", await draw(tile(lamp, { round: 0.2, share: 0.72 }), 512));
  // Phones cut their own shape out of these two; the lamp stays inside of any.
  await save("apple-touch-icon.png", await draw(tile(lamp, { round: 0, share: 0.64 }), 180));
  await save("icon-maskable-512.png", await draw(tile(lamp, { round: 0, share: 0.54 }), 512));
  await page.close();
}

async function drawLamp(): Promise<string> {
  const { module } = await runnerImport<{ LampMark: FunctionComponent<{ size: number }> }>(
    join(root, "client/ui/brand.tsx"),
    { root: join(root, "client"), logLevel: "warn", plugins: [react()] },
  );
  const svg = renderToStaticMarkup(createElement(module.LampMark, { size: 24 }));
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

/** `share` is the part of the width that the lamp takes, `round` the corners' radius as one. */
function tile(lamp: string, { round, share }: { round: number; share: number }): string {
  const inset = (24 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
    <rect width="24" height="24" rx="${24 * round}" fill="${colors.ground}" />
    <g transform="translate(${inset} ${inset - 0.3}) scale(${share})" color="${colors.lamp}">${lamp}</g>
  </svg>`;
}

/** An .ico file may hold a PNG as it is, behind a list of one. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits for each pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
