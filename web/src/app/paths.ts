/** The addresses of the screens. */
export const paths = {
  start: "/",
  login: "/login",
  register: "/register",
  dashboard: "/dashboard",
  goals: "/profile",
  userProfile: "/userprofile",
  quiz: "/quiz",
  player: "/player",
} as const;

export type Path = (typeof paths)[keyof typeof paths];
