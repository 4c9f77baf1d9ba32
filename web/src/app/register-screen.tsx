import { useNavigate } from "react-router";
import { Register } from "../features/account/register.tsx";
import { paths } from "./paths.ts";
import { useServices } from "./services.ts";

export function RegisterScreen() {
  const { identity } = useServices();
  const navigate = useNavigate();
  return (
    <Register
      loginPath={paths.login}
      createAccount={async (email, password) => {
        await identity.createAccount(email, password);
        await navigate(paths.start, { replace: true });
      }}
    />
  );
}
