import { decode, encode, type IndexedColors } from "fast-png";

const paletteSize = 256;

/**
 * A screenshot with its 256 most frequent colors, every other one replaced by the nearest: a third
 * of the bytes, and on flat drawings without a visible difference. Takes what Chromium writes,
 * 8 bits of red, green and blue without alpha.
 */
export function packPng(png: Buffer): Uint8Array {
  const { width, height, data, channels, depth } = decode(png);
  if (depth !== 8 || channels !== 3) throw new Error("Not a PNG of 8-bit RGB.");
  const bytes = Buffer.from(data);
  const colors = Uint32Array.from({ length: width * height }, (_, pixel) =>
    bytes.readUIntBE(pixel * 3, 3),
  );
  const palette = pickPalette(colors);
  const places = new Map(palette.map((color, index) => [color, index]));
  const pixels = new Uint8Array(colors.length);
  for (const [pixel, color] of colors.entries()) {
    const place = places.get(color) ?? findNearest(palette, color);
    places.set(color, place);
    pixels[pixel] = place;
  }
  const indexed: IndexedColors = palette.map(split);
  return encode(
    { width, height, data: pixels, channels: 1, depth: 8, palette: indexed },
    { zlib: { level: 9, mem: 9 } },
  );
}

function pickPalette(colors: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  return byCount.slice(0, paletteSize).map(([color]) => color);
}

function findNearest(palette: readonly number[], color: number): number {
  const [r, g, b] = split(color);
  const distances = palette.map((other) => {
    const [r2, g2, b2] = split(other);
    return (r - r2) ** 2 + (g - g2) ** 2 + (b - b2) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}

function split(color: number): [number, number, number] {
  return [color >> 16, (color >> 8) & 255, color & 255];
}
