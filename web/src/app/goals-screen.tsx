import { Page } from "../ui/page.tsx";

export function GoalsScreen() {
  return (
    <Page>
      <h1>Goals</h1>
    </Page>
  );
}
