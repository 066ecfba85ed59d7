/**
 * The features in layers, from the ground up. A feature imports only what stands before it, types and tests
 * included, so no circle can arise. A new feature joins the list at the lowest place its imports allow.
 */
export const featureLayers = {
  foundation: ['accounts', 'language', 'pictures', 'links', 'consent', 'mail', 'blocks'],
  domain: [
    'dealers',
    'site-settings',
    'pages',
    'finance',
    'vehicles',
    'newsletter',
    'enquiries',
    'lead-delivery',
    'spec-sheets',
    'finance-quotes',
  ],
  composition: [
    'site-map',
    'finance-pages',
    'vehicle-pages',
    'privacy',
    'search',
    'navigation',
    'dealer-sites',
    'page-rendering',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
