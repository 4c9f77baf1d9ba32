import { Logo } from "../ui/logo.tsx";

/** What is seen until it is known which screen to open. */
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
