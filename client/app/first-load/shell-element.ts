/** The placeholder frame in index.html, until the program renders. */
function findShell(): HTMLElement | null {
  return document.getElementById("shell");
}

/** Waits for the font, so that the title does not change its looks. */
export async function setShellTitle(title: string): Promise<void> {
  await document.fonts.load("500 1em 'Besley Variable'").catch(() => {});
  const heading = findShell()?.querySelector(".page-title");
  if (heading) heading.textContent = title;
}

export function removeShell(): void {
  findShell()?.remove();
}
