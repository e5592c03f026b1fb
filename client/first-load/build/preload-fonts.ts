import type { HtmlTagDescriptor, Plugin } from "vite";

/** The two fonts that every page begins with; letters beyond Latin-1 are fetched when they occur. */
const firstFonts = /\/(?:besley|public-sans)-latin-wght-normal-[^/]+\.woff2$/;

/** Lets the browser fetch the fonts beside the style sheet, not only once it has read it. */
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
