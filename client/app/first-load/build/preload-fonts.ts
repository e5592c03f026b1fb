import type { HtmlTagDescriptor, Plugin } from "vite";

/** The two fonts every page starts with; other letters are fetched when they occur. */
const firstFonts = /\/(?:besley|public-sans)-latin-wght-normal-[^/]+\.woff2$/;

/** Lets the browser fetch the fonts alongside the style sheet instead of after it. */
export function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstFonts.test(file))
          .map(toPreload),
    },
  };
}

function toPreload(file: string): HtmlTagDescriptor {
  return {
    tag: "link",
    attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true },
    injectTo: "head",
  };
}
