import { Code, Link } from "lucide-react";
import { bookable } from "../../../../shared/words/en/bookable.ts";
import { copyText } from "../../../lib/browser/copy-text.ts";
import { Button } from "../../../ui/button.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";

/** How the page gets into the user’s own website: as a link, or in a frame. */
export function WebsiteSection({ address, name }: { address: string; name: string }) {
  const url = `${location.origin}/book/${address}`;
  // What is booked opens in the whole window, where its address can be kept.
  const snippet = `<iframe src="${url}" title="${toAttribute(bookable.website.frameTitle(name))}" style="width: 100%; height: 720px; border: 0"></iframe>`;
  return (
    <FormSection title={bookable.website.title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {bookable.website.link}
          <small className="block text-13 text-ink-3">{bookable.website.linkHint}</small>
        </p>
        <Button icon={<Link />} onClick={() => void copyText(url, bookable.website.linkCopied)}>
          {bookable.website.copyLink}
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {bookable.website.frame}
          <small className="block text-13 text-ink-3">{bookable.website.frameHint}</small>
        </p>
        <Button
          icon={<Code />}
          onClick={() => void copyText(snippet, bookable.website.snippetCopied)}
        >
          {bookable.website.copySnippet}
        </Button>
      </div>
    </FormSection>
  );
}

function toAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
