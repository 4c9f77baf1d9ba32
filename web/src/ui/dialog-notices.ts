import { createContext, type ReactNode } from "react";

/** What every dialog shows besides its own content: a modal dialog makes the page's notices inert, and covers them. */
export const DialogNotices = createContext<ReactNode>(null);
