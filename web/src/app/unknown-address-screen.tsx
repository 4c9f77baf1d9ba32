import { buttonClass } from "../ui/button.tsx";
import { Logo } from "../ui/logo.tsx";
import styles from "./error-screen.module.css";
import { paths } from "./paths.ts";

/** The screen of every address without a route. */
export function UnknownAddressScreen() {
  return (
    <div className={styles.screen}>
      <Logo className={styles.logo} />
      <h1>There's nothing at this address</h1>
      <p>This link is wrong or out of date. Everything of yours is where you left it.</p>
      <a className={buttonClass({})} href={paths.start}>
        Back to Hearten
      </a>
    </div>
  );
}
