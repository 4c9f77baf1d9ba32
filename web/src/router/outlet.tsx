import type { ComponentType } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { useRouter } from "./router-context.ts";

/** The place of the screen. */
export function Outlet({
  failed: Failed = Rethrow,
}: {
  readonly failed?: ComponentType<{ readonly error: unknown }>;
}) {
  const { route, screen, visit } = useRouter().state;
  if ("error" in screen) return <Failed error={screen.error} />;
  return (
    <ErrorBoundary key={route?.path} failed={Failed} visit={visit}>
      {"Component" in screen ? <screen.Component /> : screen.element}
    </ErrorBoundary>
  );
}

function Rethrow({ error }: { readonly error: unknown }): never {
  throw error;
}
