import type { Page } from "@playwright/test";
import type { Scene } from "./scene.ts";

const path = "/dashboard/tasks";

/** Tasks, and what one line is read as. */
export const taskScenes: Scene[] = [
  { name: "tasks", path, full: true },
  { name: "tasks-empty", path, as: "empty" },
  { name: "tasks-loading", path, calls: { "/tasks": "never" } },
  { name: "tasks-failed", path, calls: { "/tasks": 500 } },
  { name: "print-tasks", path, print: true },
  line("book", "tue 10 hannah review 45m"),
  line("task", "task hannah send the quote fri 3pm"),
  line("note", "note hannah called about the invoice"),
  line("ambiguous", "call märta wants the new quote"),
  line("status", "hannah active"),
  line("similar", "brnadt"),
  line("notes", "invoice"),
  line("nothing", "zzyzx"),
  line(
    "signature",
    [
      "Dr. Saoirse Ní Bhriain-Kowalczyk",
      "Head of Procurement",
      "Thistlewood & Daughters Ltd.",
      "12 Harbour Road, Galway",
      "T +353 91 555 0142",
      "saoirse@thistlewood.example",
    ].join("\n"),
  ),
];

/** The palette with a line, or several that are pasted. */
function line(name: string, text: string): Scene {
  return {
    name: `palette-${name}`,
    path: "/dashboard",
    act: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").waitFor();
      if (text.includes("\n")) {
        await page.getByRole("combobox").focus();
        await paste(page, text);
        await page.getByRole("combobox", { name: "Company" }).waitFor();
      } else await page.getByRole("combobox").fill(text);
      await page.getByRole("dialog").locator("[aria-busy=true]").waitFor({ state: "detached" });
    },
  };
}

/** As text: the types of a page are not known here. */
async function paste(page: Page, text: string) {
  await page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  })()`);
}
