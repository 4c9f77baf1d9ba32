import { Page } from "../ui/page.tsx";

export function PlayerScreen() {
  return (
    <Page>
      <h1>Player</h1>
    </Page>
  );
}
