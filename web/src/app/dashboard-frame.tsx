import { KeptCard } from "../features/inspirations/kept-card.tsx";
import { Page } from "../ui/page.tsx";
import styles from "./dashboard-screen.module.css";

/**
 * The dashboard before anything of the person is loaded. `first-screen.js` fills the card with what the device has kept
 * of the list, or removes it, and the room of the search where there is none.
 */
export function DashboardFrame() {
  return (
    <Page>
      <div className={styles.top}>
        <div>
          <p className={styles.greeting}>&nbsp;</p>
          <h1 className={styles.heading}>Your personal inspirations</h1>
        </div>
        <div className={styles.search} data-kept="search" />
      </div>
      <KeptCard />
    </Page>
  );
}
