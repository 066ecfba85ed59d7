/** All kinds of callers, including two accounts without their rights. */
export const callers = [
  'anonymous',
  'admin',
  'editor',
  'dealer',
  'leads',
  'service',
  'switched off',
  'password due',
] as const

export type CallerName = (typeof callers)[number]

/** The documents a right applies to: all with drafts, published ones, the caller's own, none. */
export type Reach = 'all' | 'published' | 'own' | 'none'

export type Rights = {
  readonly read: Reach
  /** A dealer sees the versions of its own documents. */
  readonly versions: boolean | 'own'
  readonly create: boolean
  readonly update: Reach
  readonly delete: Reach
  /** Applies only to collections with a trash. */
  readonly trash: Reach
}

const noRights: Rights = {
  ...{ read: 'none', versions: false, create: false },
  ...{ update: 'none', delete: 'none', trash: 'none' },
}
const readPublished: Rights = { ...noRights, read: 'published' }
const allRights: Rights = {
  ...{ read: 'all', versions: true, create: true },
  ...{ update: 'all', delete: 'all', trash: 'all' },
}
/** Editors move documents to the trash; only administrators delete permanently. */
const editorRights: Rights = { ...allRights, delete: 'none' }

type ByCaller = Readonly<Record<CallerName, Rights>>

const closed: ByCaller = {
  anonymous: noRights,
  admin: noRights,
  editor: noRights,
  dealer: noRights,
  leads: noRights,
  service: noRights,
  'switched off': noRights,
  'password due': noRights,
}

/** Edited by editors; all others read what is published. */
const content: ByCaller = {
  anonymous: readPublished,
  admin: allRights,
  editor: editorRights,
  dealer: readPublished,
  leads: readPublished,
  service: readPublished,
  'switched off': readPublished,
  'password due': readPublished,
}

/**
 * Edited by editors and by the dealer to which a document belongs; all others read what is published. The samples belong
 * to no dealer, except that the dealer account is that of the published dealer; `dealers.int.test.ts` has the others.
 */
const byDealers = (create: boolean): ByCaller => ({
  ...content,
  dealer: { ...readPublished, versions: 'own', create, update: 'own' },
})

/** For editors and administrators only. */
const forEditors: ByCaller = { ...closed, admin: allRights, editor: editorRights }

/** Consent texts have no trash: published texts are immutable, and drafts need no recovery. */
const withoutTrash = (rights: ByCaller): ByCaller => ({ ...rights, editor: allRights })

const forAdmins: ByCaller = { ...closed, admin: allRights }

const ownAccount: Rights = { ...noRights, read: 'own', update: 'own' }
const accounts: ByCaller = {
  ...forAdmins,
  editor: ownAccount,
  dealer: ownAccount,
  leads: ownAccount,
  'password due': ownAccount,
}

/** Rights on records that the admin stores for its users: locks and preferences. */
const ownRecordRights: Rights = {
  read: 'own',
  versions: false,
  create: true,
  update: 'own',
  delete: 'own',
  trash: 'none',
}
const ownRecords: ByCaller = {
  ...closed,
  admin: ownRecordRights,
  editor: ownRecordRights,
  dealer: ownRecordRights,
  leads: ownRecordRights,
  'password due': ownRecordRights,
}

/** Only the admin's form creates locks, on the server. */
const withoutCreation = (rights: ByCaller): ByCaller =>
  Object.fromEntries(
    Object.entries(rights).map(([name, each]) => [name, { ...each, create: false }]),
  ) as ByCaller

/** Rights of users who handle enquiries. No sample belongs to the dealer; a separate test covers the dealer's inbox. */
const handlerRights: Rights = { ...noRights, read: 'all', update: 'all' }
const inbox: ByCaller = { ...closed, admin: { ...handlerRights, delete: 'all' }, leads: handlerRights }

/** Rights on records that the product writes. */
const readAll: Rights = { ...noRights, read: 'all' }
const log: ByCaller = { ...closed, admin: readAll, leads: readAll }
const logDeletableByAdmins: ByCaller = { ...log, admin: { ...readAll, delete: 'all' } }

/** The rights of each caller on each collection. A collection missing here fails the test. */
export const collections: Readonly<Record<string, ByCaller>> = {
  enquiries: inbox,
  'form-drafts': closed,
  'enquiry-files': log,
  deliveries: log,
  mails: logDeletableByAdmins,
  handovers: logDeletableByAdmins,
  subscribers: logDeletableByAdmins,
  stockImports: { ...closed, admin: readAll, editor: readAll },
  vehicleAlerts: logDeletableByAdmins,
  serviceReminders: { ...closed, admin: { ...readAll, delete: 'all' } },
  pageFeedback: { ...closed, admin: { ...readAll, delete: 'all' }, editor: readAll },
  consentEntries: { ...closed, admin: readAll },
  privacyRequests: { ...closed, admin: handlerRights },
  pages: byDealers(true),
  redirects: forEditors,
  media: byDealers(true),
  'article-feeds': content,
  articles: content,
  authors: content,
  'article-categories': content,
  'article-tags': content,
  news: content,
  'news-categories': content,
  events: content,
  drivers: content,
  merchandise: content,
  seasons: content,
  polls: content,
  ranges: content,
  models: content,
  colours: content,
  valueAddedOffers: content,
  guaranteedValues: forEditors,
  subscriptionQuotes: forEditors,
  serviceSchedules: content,
  recalls: forEditors,
  dealers: byDealers(false),
  teams: byDealers(true),
  dealerEvents: byDealers(true),
  dealerFaqs: byDealers(true),
  testimonials: content,
  dealerQuotes: content,
  specials: byDealers(true),
  dealerGroups: content,
  regions: content,
  publicHolidays: content,
  consentTexts: withoutTrash(content),
  users: accounts,
  'service-keys': forAdmins,
  'payload-jobs': closed,
  'payload-kv': closed,
  'payload-locked-documents': withoutCreation(ownRecords),
  'payload-migrations': closed,
  'payload-preferences': ownRecords,
}

/** The rights on globals, which have no `create` and `delete`. */
export const globals: Readonly<Record<string, ByCaller>> = {
  header: content,
  footer: content,
  'site-settings': forEditors,
  'form-settings': { ...forEditors, leads: editorRights },
  'finance-settings': { ...forEditors, editor: { ...allRights, update: 'none' } },
  'ownership-costs': { ...forEditors, editor: { ...allRights, update: 'none' } },
  'cookie-notice': forEditors,
  'privacy-settings': { ...closed, admin: allRights },
}
