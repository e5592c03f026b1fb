import { PictureOverview } from "./picture-overview.tsx";
import { PictureSidebar } from "./picture-sidebar.tsx";
import { PictureTopBar } from "./picture-top-bar.tsx";

/**
 * The dashboard with sample data, slightly scaled down and cropped by the hero. It uses the
 * product's own layout for its width; nothing in it can be focused or clicked.
 */
export function ProductPicture() {
  return (
    <div
      role="img"
      aria-label="The dashboard of Client Desk with sample data"
      className="h-[640px] overflow-hidden rounded-t-3 bg-paper text-ink shadow-[0_0_0_1px_var(--blotter-line),0_-6px_48px_rgb(0_0_0/0.2)] to-700:h-[520px]"
    >
      <div
        inert
        aria-hidden="true"
        className="frame h-[717px] w-[calc(100%/0.893)] origin-top-left scale-[0.893] to-700:h-auto! to-700:w-full! to-700:scale-100!"
      >
        <div className="flex h-full bg-paper">
          <PictureSidebar />
          <div className="flex min-w-0 flex-1 flex-col">
            <PictureTopBar />
            <PictureOverview />
          </div>
        </div>
      </div>
    </div>
  );
}
