/** The address of the product's logo, which replaces a cover that can't be loaded. */
export const logo = "/logo.svg";
