/** The placeholder frame in index.html, until the program renders. */
function findShell(): HTMLElement | null {
  return document.getElementById("shell");
}

/** Waits for the font, which the styles name, so that the title does not change its looks. */
export async function setShellTitle(title: string): Promise<void> {
  await untilStyled();
  await document.fonts.load("500 1em 'Besley Variable'").catch(() => {});
  const heading = findShell()?.querySelector(".page-title");
  if (heading) heading.textContent = title;
}

async function untilStyled(): Promise<unknown> {
  const styles = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!styles || styles.sheet) return;
  return new Promise((resolve) => {
    for (const end of ["load", "error"]) styles.addEventListener(end, resolve, { once: true });
  });
}

export function removeShell(): void {
  findShell()?.remove();
}
