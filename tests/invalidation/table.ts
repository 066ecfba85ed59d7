/**
 * What a change of a published document expires, by collection; a tag that ends in `:` stands for the document's own.
 * `everything` reaches every page; without tags nobody but editors sees the documents.
 */
export const expired: Readonly<Record<string, readonly string[]>> = {
  pages: ['pages:list', 'pages:page:'],
  redirects: ['pages:redirects'],
  media: ['everything'],
  ranges: ['vehicles:list', 'vehicles:range:'],
  models: ['vehicles:list'],
  colours: ['vehicles'],
  valueAddedOffers: ['vehicles:list'],
  guaranteedValues: ['finance:figures'],
  subscriptionQuotes: ['finance:figures'],
  dealers: ['dealers:list', 'dealers:dealer:'],
  dealerGroups: ['dealers'],
  regions: ['dealers'],
  enquiries: [],
  deliveries: [],
  mails: [],
  handovers: [],
  subscribers: [],
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

/** Published wordings are neither changed nor deleted: there is nothing of theirs to expire but their publication. */
export const unchanging: readonly string[] = ['consentTexts']
