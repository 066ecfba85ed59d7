/** A place on the site that exists. Menus, buttons and the sitemap offer nothing that is not listed here. */
export type Destination = { readonly label: string; readonly href: string }

/** The entries of the main menu. */
export const mainDestinations: readonly Destination[] = [{ label: 'Vehicles', href: '/vehicles' }]
