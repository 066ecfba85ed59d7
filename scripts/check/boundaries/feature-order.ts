/**
 * The features in layers, lowest first. A feature imports only features that precede it, types and tests included, which
 * rules out cycles. Add a new feature at the lowest position its imports allow.
 */
export const featureLayers = {
  foundation: ['places', 'accounts', 'language', 'pictures', 'links', 'consent', 'mail', 'blocks'],
  domain: [
    'dealers',
    'dealer-content',
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
    'dealer-finder',
    'dealer-sites',
    'page-rendering',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
