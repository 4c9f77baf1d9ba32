import { Page } from "../ui/page.tsx";

export function RegisterScreen() {
  return (
    <Page>
      <h1>Register</h1>
    </Page>
  );
}
