/** The picture of the frame that index.html begins with, until the program shows something itself. */
function findShell(): HTMLElement | null {
  return document.getElementById("shell");
}

/** Shows the title in its own font, once, not first in another. */
export async function setShellTitle(title: string): Promise<void> {
  await document.fonts.load("500 1em 'Besley Variable'").catch(() => {});
  const heading = findShell()?.querySelector(".h1");
  if (heading) heading.textContent = title;
}

export function removeShell(): void {
  findShell()?.remove();
}
