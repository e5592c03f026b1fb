import { Toaster } from "../../ui/dialog/toaster.tsx";
import { UiProvider } from "../../ui/ui-provider.tsx";
import { Basics } from "./basics.tsx";
import { Buttons } from "./buttons.tsx";
import { Controls } from "./controls.tsx";
import { Dates } from "./dates.tsx";
import { Floating } from "./floating.tsx";
import { Pages } from "./pages.tsx";
import { Rails } from "./rails.tsx";
import { States } from "./states.tsx";
import { Tables } from "./tables.tsx";

/** Every component in every state and both themes, on the development server only. */
export function UiPage() {
  return (
    <UiProvider>
      <Toaster autoClose={5000} />
      <main className="frame">
        <div className="grid grid-cols-2 to-900:grid-cols-1">
          <Parts title="Light" theme="light" />
          <Parts title="Dark, lamp on" theme="dark" />
        </div>
      </main>
    </UiProvider>
  );
}

function Parts({ title, theme }: { title: string; theme: "light" | "dark" }) {
  return (
    <div data-theme={theme} className="frame min-w-0 bg-paper text-ink">
      <div className="px-9 pt-[30px] pb-10 to-700:px-4">
        <h2 className="title-22 mb-4">{title}</h2>
        <Basics />
        <Buttons />
        <Controls />
        <Dates />
        <Floating />
        <States />
        <Pages />
        <Tables />
        <Rails />
      </div>
    </div>
  );
}
