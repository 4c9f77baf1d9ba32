import { createContext, use } from "react";
import type { Location } from "./entries.ts";
import type { Navigate, Router, RouterState } from "./router.ts";

export const RouterContext = createContext<{
  readonly router: Router;
  /** The one that is rendered. */
  readonly state: RouterState;
} | null>(null);

export function useRouter() {
  const context = use(RouterContext);
  if (context === null) throw new Error("There is no RouterProvider");
  return context;
}

export const useLocation = (): Location => useRouter().state.location;

/** Returns the same function every time. */
export const useNavigate = (): Navigate => useRouter().router.navigate;

/** `loading` while another screen is being opened. */
export const useNavigation = () => ({ state: useRouter().state.navigation });

/** Opens the screen once more; `loading` meanwhile. */
export function useRevalidator() {
  const { router, state } = useRouter();
  return { revalidate: router.revalidate, state: state.revalidation };
}
