/** The address of the product's sign, which stands in for a cover that can't be loaded. */
export const logo = "/logo.svg";
