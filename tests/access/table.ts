/** Everybody who may ask, and two accounts that lost what they could do. */
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

export type Who = (typeof callers)[number]

/** Which documents: drafts too, the published alone, the caller's own account, none. */
export type Reach = 'all' | 'published' | 'own' | 'none'

export type Rights = {
  readonly read: Reach
  readonly versions: boolean
  readonly create: boolean
  readonly update: Reach
  readonly delete: Reach
  /** Where there is a trash; else nobody can. */
  readonly trash: Reach
}

const nothing: Rights = {
  ...{ read: 'none', versions: false, create: false },
  ...{ update: 'none', delete: 'none', trash: 'none' },
}
const reading: Rights = { ...nothing, read: 'published' }
const everything: Rights = {
  ...{ read: 'all', versions: true, create: true },
  ...{ update: 'all', delete: 'all', trash: 'all' },
}
/** Editors move to the trash; administrators alone delete for ever. */
const editing: Rights = { ...everything, delete: 'none' }

type ByCaller = Readonly<Record<Who, Rights>>

const closed: ByCaller = {
  anonymous: nothing,
  admin: nothing,
  editor: nothing,
  dealer: nothing,
  leads: nothing,
  service: nothing,
  'switched off': nothing,
  'password due': nothing,
}

/** Edited by editors; everybody else has what is published. */
const content: ByCaller = {
  anonymous: reading,
  admin: everything,
  editor: editing,
  dealer: reading,
  leads: reading,
  service: reading,
  'switched off': reading,
  'password due': reading,
}

/** The editors' own. */
const forEditors: ByCaller = { ...closed, admin: everything, editor: editing }

/** Wordings have no trash: what is published stays, and a draft is nothing to bring back. */
const withoutTrash = (of: ByCaller): ByCaller => ({ ...of, editor: everything })

const forAdmins: ByCaller = { ...closed, admin: everything }

const ownAccount: Rights = { ...nothing, read: 'own', update: 'own' }
const accounts: ByCaller = {
  ...forAdmins,
  editor: ownAccount,
  dealer: ownAccount,
  leads: ownAccount,
  'password due': ownAccount,
}

/** What the admin notes for people who work in it: what they have open, how they like their lists. */
const noting: Rights = {
  read: 'own',
  versions: false,
  create: true,
  update: 'own',
  delete: 'own',
  trash: 'none',
}
const ownNotes: ByCaller = {
  ...closed,
  admin: noting,
  editor: noting,
  dealer: noting,
  leads: noting,
  'password due': noting,
}

/** What visitors sent, handled by those who answer it. No sample is a dealer's own: the inbox has a test of its own. */
const handling: Rights = { ...nothing, read: 'all', update: 'all' }
const inbox: ByCaller = { ...closed, admin: { ...handling, delete: 'all' }, leads: handling }

/** Written by the product, read by those who look after it. */
const watching: Rights = { ...nothing, read: 'all' }
const log: ByCaller = { ...closed, admin: watching, leads: watching }
const logForAdminsToClear: ByCaller = { ...log, admin: { ...watching, delete: 'all' } }

/** What each caller may do with each collection. A collection that is not named here fails the test. */
export const collections: Readonly<Record<string, ByCaller>> = {
  enquiries: inbox,
  'form-drafts': closed,
  deliveries: log,
  mails: logForAdminsToClear,
  handovers: logForAdminsToClear,
  subscribers: logForAdminsToClear,
  consentEntries: { ...closed, admin: watching },
  privacyRequests: { ...closed, admin: handling },
  pages: content,
  redirects: forEditors,
  media: content,
  ranges: content,
  models: content,
  colours: content,
  valueAddedOffers: content,
  guaranteedValues: forEditors,
  subscriptionQuotes: forEditors,
  dealers: content,
  dealerGroups: content,
  regions: content,
  consentTexts: withoutTrash(content),
  users: accounts,
  'service-keys': forAdmins,
  'payload-jobs': closed,
  'payload-kv': closed,
  'payload-locked-documents': ownNotes,
  'payload-migrations': closed,
  'payload-preferences': ownNotes,
}

/** The same for what there is one of; `create` and `delete` do not exist there. */
export const globals: Readonly<Record<string, ByCaller>> = {
  header: content,
  footer: content,
  'site-settings': forEditors,
  'finance-settings': { ...forEditors, editor: { ...everything, update: 'none' } },
  'cookie-notice': forEditors,
  'privacy-settings': { ...closed, admin: everything },
}
