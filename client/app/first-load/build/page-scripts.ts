/**
 * The inline scripts of the prerendered pages. They run in the browser exactly as written here,
 * before the program and without a build.
 */

/** Landing page: fetches the program once someone points at or focuses a link that needs it. */
export function fetchAheadScript(parts: string[]): string {
  return `
      (() => {
        const parts = ${JSON.stringify(parts)};
        const occasions = ["pointerover", "focusin"];
        const fetchAhead = ({ target }) => {
          if (!target.closest('a[href="/login"], a[href="/register"]')) return;
          for (const occasion of occasions) removeEventListener(occasion, fetchAhead);
          for (const href of parts) {
            document.head.append(
              Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
            );
          }
        };
        for (const occasion of occasions) addEventListener(occasion, fetchAhead);
      })();
    `;
}

/**
 * Sign-in pages: starts the program at the first interaction, or at once if there is a session or a
 * mailed link to handle. A press before the program has started is remembered;
 * client/app/first-load/replace-prerendered.ts repeats it.
 */
export function startScript(entry: string, parts: string[], late: string): string {
  return `
      (() => {
        const page = document.getElementById("root");
        const signs = ["pointermove", "pointerdown", "keydown", "input", "touchstart"];
        const start = ({ type, movementX, movementY } = {}) => {
          // The page appeared under the pointer; the pointer did not move.
          if (type === "pointermove" && !movementX && !movementY) return;
          for (const sign of signs) removeEventListener(sign, start, true);
          for (const href of ${JSON.stringify(parts)}) {
            document.head.append(
              Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
            );
          }
          document.head.append(
            Object.assign(document.createElement("script"), { type: "module", src: "${entry}" }),
          );
          document.head.append(
            Object.assign(document.createElement("script"), { type: "module", src: "${late}" }),
          );
        };
        const keep = (event) => {
          if (!page.firstElementChild?.hasAttribute("data-prerendered")) return;
          const { type, target, submitter } = event;
          const button = type === "submit" ? submitter : target.closest("button, a");
          const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
          if (!button || elsewhere || (type === "click" && button.type === "submit")) return;
          event.preventDefault();
          globalThis.pressedBeforeStart = button;
        };
        const known = localStorage.getItem("token") || /[?&](?:reset|confirm|invite)=/.test(location.search);
        if (known) {
          page.textContent = "";
          start();
          return;
        }
        page.firstElementChild.dataset.prerendered = "";
        addEventListener("click", keep);
        addEventListener("submit", keep);
        for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
      })();
    `;
}

/**
 * index.html: preloads the files of the screen at this address, which the entry would request one
 * round trip later, and once the page has loaded what other files need. `screens` are pairs of an address pattern
 * and its files.
 */
export function fetchScreenScript(
  screens: [pattern: string, parts: string[]][],
  late: string,
): string {
  const files = [...new Set(screens.flatMap(([, parts]) => parts))];
  const numbered = screens.map(([pattern, parts]) => [
    pattern,
    parts.map((part) => files.indexOf(part)),
  ]);
  return `
      (() => {
        if (!localStorage.getItem("token")) return;
        const files = ${JSON.stringify(files)};
        const screens = ${JSON.stringify(numbered)};
        const [, parts = []] =
          screens.find(([pattern]) => new RegExp(pattern).test(location.pathname)) ?? [];
        for (const part of parts) {
          const link = { rel: "modulepreload", fetchPriority: "low", href: files[part] };
          document.head.append(Object.assign(document.createElement("link"), link));
        }
        addEventListener("load", () =>
          document.head.append(
            Object.assign(document.createElement("script"), { type: "module", src: "${late}" }),
          ),
        );
      })();
    `;
}

/**
 * index.html: shows the shell to anyone with a session, with the current section highlighted.
 * client/app/first-load/prefetch.ts adds the title.
 */
export const showShellScript = `
      (() => {
        const shell = document.getElementById("shell");
        const [, area] = /^\\/dashboard(?:\\/([^/]*).*)?$/.exec(location.pathname) ?? [null];
        if (!localStorage.getItem("token") || area === null) return shell.remove();
        const section = area || "dashboard";
        for (const link of shell.querySelectorAll("[data-section]")) {
          link.toggleAttribute("data-current", link.dataset.section === section);
        }
        shell.toggleAttribute("data-slim", localStorage.getItem("sidebar") === "slim");
        shell.toggleAttribute("data-button", /^\\/dashboard\\/companies\\/?$/.test(location.pathname));
        shell.hidden = false;
      })();
    `;
