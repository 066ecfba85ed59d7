/** Path prefixes that requests extend with unknown segments. */
export const pathPrefixes = [
  ...[
    '',
    '/x',
    '/vehicles',
    '/vehicles/fortuner',
    '/dealers',
    '/dealers/x',
    '/search',
    '/gr',
    '/preview',
    '/catalogue',
  ],
  ...[
    '/newsletter',
    '/newsletter/confirm',
    '/vehicle-alerts',
    '/vehicle-alerts/confirm',
    '/service-reminders',
    '/service-reminders/confirm',
    '/privacy-request',
    '/recall-result',
    '/unsubscribe',
    '/enquiry',
    '/enquiry/check',
    '/enquiry/check/en',
    '/enquiry/check/af/x',
    '/art',
    '/art/x',
    '/stock-pictures/x/480.webp',
    '/feed-pictures/x/480.webp',
    '/api',
  ],
  ...[
    '/art/x/vehicle/fortuner',
    '/sections',
    '/services',
    '/services/vehicles',
    '/admin',
    '/admin/collections',
  ],
  ...[
    '/_next',
    '/_next/static',
    '/_next/image',
    '/_next/data',
    '/internal',
    '/healthz',
    '/en',
    '/en/light',
    '/zu',
  ],
  ...[
    '/api/globals',
    '/api/enquiries',
    '/api/privacy-requests',
    '/api/newsletter',
    '/api/vehicle-alerts',
    '/api/service-reminders',
    '/api/media/file',
    '/sitemap',
  ],
]

/** Names of live sections, and invalid names. */
export const sectionNames = [
  ...[
    'models',
    'specifications',
    'guaranteed-value',
    'subscription-quote',
    'enquired-plan',
    'stock-changes',
    'garage-facts',
    'garage-value',
    'line-up',
    'offers',
    'x',
  ],
  ...[
    'range-carousel',
    'model-line-up',
    'related-vehicles',
    'value-added-offers',
    '__proto__',
    'constructor',
  ],
]

/** Paths that accept POST, and some that do not. */
export const postTargets = [
  ...['/api/subscribeUser', '/api/newsletter/confirm', '/api/unsubscribe', '/api/privacy-requests/ask'],
  ...['/api/vehicle-alerts', '/api/vehicle-alerts/stop', '/api/vehicle-alerts/confirm', '/api/recall-check'],
  ...['/api/service-reminders', '/api/service-reminders/stop', '/api/service-reminders/confirm'],
  ...['/api/poll-vote-update/1', '/api/poll-vote-update/x', '/services/loopback/poll-vote-update/1'],
  ...[
    '/api/privacy-requests/confirm',
    '/api/privacy-requests/data',
    '/api/enquiries/contact',
    '/api/enquiries/x',
  ],
  ...['/api/enquiries/test-drive', '/api/enquiries/quote', '/api', '/services', '/services/x', '/api/search'],
  ...[
    '/api/payload-preferences/x',
    '/api/payload-jobs/run',
    '/api/payload-jobs/handle-schedules',
    '/api/graphql',
  ],
  ...[
    '/api/access',
    '/api/og',
    '/api/reorder',
    '/api/form-state',
    '/api/media/paste-url',
    '/healthz',
    '/internal/revalidate',
  ],
]

/** Names of server functions of the admin, and invalid names. */
export const serverFunctions = [
  ...[
    'form-state',
    'table-state',
    'render-document',
    'render-list',
    'copy-data-from-locale',
    'schedule-publish',
  ],
  ...[
    'get-folder-results-component-and-data',
    'render-widget',
    'get-default-layout',
    'render-field',
    '__proto__',
    'x',
  ],
]
