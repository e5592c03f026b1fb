/** What Dialog, ConfirmDialog and Sheet share. */
export const scrimClass =
  "fixed inset-0 z-scrim bg-scrim transition-opacity duration-slow ease-out data-starting-style:opacity-0 data-ending-style:opacity-0";

export const dialogStage =
  "fixed inset-0 z-dialog grid grid-cols-[minmax(0,1fr)] place-items-center p-4";

export const dialogBox =
  "relative flex max-h-full w-full flex-col overflow-hidden rounded-3 bg-raised text-ink shadow-dialog outline-none transition-[opacity,translate] duration-slow ease-out data-starting-style:translate-y-1.5 data-starting-style:opacity-0 data-ending-style:translate-y-1.5 data-ending-style:opacity-0 data-ending-style:ease-in forced-colors:border";

/** On the phone a sheet from the bottom edge. */
export const dialogSheet = {
  stage: "to-700:place-items-end to-700:px-0 to-700:pb-0",
  box: "to-700:rounded-b-none",
};

export const dialogBody = "px-6 pt-[22px] pb-5 to-700:px-5 to-700:pb-[18px]";

export const dialogFoot =
  "flex flex-none justify-end gap-2 border-t border-line px-6 py-3.5 to-700:flex-col-reverse to-700:px-5 to-700:pt-3 to-700:pb-4 to-700:[&>*]:h-11 to-700:[&>*]:w-full";
