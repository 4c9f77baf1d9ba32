import { Page } from "../ui/page.tsx";

export function LoginScreen() {
  return (
    <Page>
      <h1>Login</h1>
    </Page>
  );
}
