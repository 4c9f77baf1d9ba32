import { Page } from "../ui/page.tsx";

export function DashboardScreen() {
  return (
    <Page>
      <h1>Your personal inspirations</h1>
    </Page>
  );
}
