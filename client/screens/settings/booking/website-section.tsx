import { Code, Link } from "lucide-react";
import { copyText } from "../../../lib/browser/copy-text.ts";
import { Button } from "../../../ui/button.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";

/** How the page gets into the user’s own website: as a link, or in a frame. */
export function WebsiteSection({ address, name }: { address: string; name: string }) {
  const url = `${location.origin}/book/${address}`;
  // What is booked opens in the whole window, where its address can be kept.
  const snippet = `<iframe src="${url}" title="Book a meeting with ${toAttribute(name)}" style="width: 100%; height: 720px; border: 0"></iframe>`;
  return (
    <FormSection title="Your Website">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          A link is enough
          <small className="block text-13 text-ink-3">
            Put the address behind a word or a button.
          </small>
        </p>
        <Button icon={<Link />} onClick={() => void copyText(url, "Link copied")}>
          Copy Link
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          Or inside your page
          <small className="block text-13 text-ink-3">A frame with the same page.</small>
        </p>
        <Button icon={<Code />} onClick={() => void copyText(snippet, "Snippet copied")}>
          Copy Snippet
        </Button>
      </div>
    </FormSection>
  );
}

function toAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
