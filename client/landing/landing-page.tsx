import { CallToAction } from "./call-to-action.tsx";
import { Features } from "./features.tsx";
import { Footer } from "./footer.tsx";
import { Hero } from "./hero.tsx";
import { OneLine } from "./one-line.tsx";
import { TopBar } from "./top-bar.tsx";

/** What the product is, for people without an account. Fetches nothing. */
export function LandingPage() {
  return (
    <>
      <title>Manage Your Clients Effortlessly · Client Desk</title>
      <TopBar />
      <main>
        <Hero />
        <Features />
        <OneLine />
        <CallToAction />
      </main>
      <Footer />
    </>
  );
}
