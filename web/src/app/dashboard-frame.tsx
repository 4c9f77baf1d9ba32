import { Page } from "../ui/page.tsx";
import styles from "./dashboard-screen.module.css";

/** The dashboard before anything of the person is loaded. */
export function DashboardFrame() {
  return (
    <Page>
      <p className={styles.greeting}>&nbsp;</p>
      <h1 className={styles.heading}>Your personal inspirations</h1>
    </Page>
  );
}
