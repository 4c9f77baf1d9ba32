/** The addresses of the screens. */
export const paths = {
  start: "/",
  login: "/login",
  register: "/register",
  resetPassword: "/reset-password",
  privacy: "/privacy",
  dashboard: "/dashboard",
  goals: "/profile",
  userProfile: "/userprofile",
  quiz: "/quiz",
  player: "/player",
  /** Every other address. */
  unknown: "*",
} as const;

export type Path = (typeof paths)[keyof typeof paths];
