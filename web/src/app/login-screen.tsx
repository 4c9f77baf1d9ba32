import { useNavigate } from "react-router";
import { Login } from "../features/account/login.tsx";
import { paths } from "./paths.ts";
import { useServices } from "./services.ts";

export function LoginScreen() {
  const { identity } = useServices();
  const navigate = useNavigate();
  return (
    <Login
      registerPath={paths.register}
      signIn={async (email, password) => {
        await identity.signInWithPassword(email, password);
        await navigate(paths.start, { replace: true });
      }}
    />
  );
}
