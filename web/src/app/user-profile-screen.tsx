import { Page } from "../ui/page.tsx";

export function UserProfileScreen() {
  return (
    <Page>
      <h1>Profile</h1>
    </Page>
  );
}
