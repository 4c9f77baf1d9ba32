import { Logo } from "../ui/logo.tsx";

/** What is seen until it is known which screen to open. */
export function Splash() {
  return (
    <main>
      <SplashScreen />
    </main>
  );
}

/** The same on a screen that waits for what it shows. */
export function SplashScreen() {
  return (
    <div className="splash">
      <h1>
        <Logo />
      </h1>
      <output className="visually-hidden">Loading</output>
    </div>
  );
}
