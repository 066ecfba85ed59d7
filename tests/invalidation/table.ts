/**
 * The tags that a change of a published document expires, by collection. A tag that ends in `:` is a prefix of the
 * document's own tag; `everything` expires all pages; collections without tags are not public.
 */
export const expiredTags: Readonly<Record<string, readonly string[]>> = {
  pages: ['pages:list', 'pages:page:'],
  redirects: ['pages:redirects'],
  media: ['everything'],
  merchandise: ['merchandise'],
  ranges: ['vehicles:list', 'vehicles:range:'],
  models: ['vehicles:list'],
  colours: ['vehicles'],
  valueAddedOffers: ['vehicles:list'],
  guaranteedValues: ['finance:figures'],
  subscriptionQuotes: ['finance:figures'],
  dealers: ['dealers:list', 'dealers:dealer:'],
  teams: ['dealers'],
  dealerEvents: ['dealers'],
  dealerFaqs: ['dealers'],
  testimonials: ['dealers'],
  dealerQuotes: ['dealers'],
  specials: ['specials', 'dealers'],
  dealerGroups: ['dealers'],
  regions: ['dealers'],
  publicHolidays: ['dealers'],
  enquiries: [],
  'form-drafts': [],
  'enquiry-files': [],
  deliveries: [],
  mails: [],
  handovers: [],
  subscribers: [],
  stockImports: [],
  vehicleAlerts: [],
  pageFeedback: [],
  consentEntries: [],
  privacyRequests: [],
  users: [],
  'service-keys': [],
  'payload-jobs': [],
  'payload-kv': [],
  'payload-locked-documents': [],
  'payload-migrations': [],
  'payload-preferences': [],
}

/** Collections whose published documents never change, so that only their publication expires tags. */
export const immutableCollections: readonly string[] = ['consentTexts']
