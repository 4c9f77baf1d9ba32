import { Logo } from "../ui/logo.tsx";

/** Shown until the first route is loaded. */
export function Splash() {
  return (
    <main className="splash">
      <h1>
        <Logo />
      </h1>
      <output className="visually-hidden">Loading</output>
    </main>
  );
}
