import type { Lookups } from './lookups.ts'

const vehicles = () => import('#features/vehicles/vehicles/server.ts')
const dealers = () => import('#features/dealers/dealers/server.ts')
const finance = () => import('#features/finance/finance/server.ts')

/** Lookups of the site, which has Next's cache. Each loads its feature when it is needed: most forms need few of them. */
export const cachedLookups: Lookups = {
  model: async (code) => (await vehicles()).findModel(code),
  accessories: async (range) => (await vehicles()).findAccessories(range),
  special: async (dealer, code) =>
    (await import('#features/dealers/specials/jobs.ts')).readSpecial(dealer, code),
  dealer: async (slug) => (await dealers()).findDealer(slug),
  usedVehicle: async (id) => (await import('#features/stock/stock/server.ts')).findUsedVehicle(id),
  dealerMail: async (id) => (await dealers()).findDealerMail(id),
  settings: async () => (await import('#features/site/site-settings/server.ts')).siteSettings(),
  financeSettings: async () => (await finance()).financeSettings(),
  guaranteedValue: async (code, plan) => (await finance()).guaranteedValueOf(code, plan),
  subscriptionQuote: async (code, mileage) => (await finance()).subscriptionQuoteOf(code, mileage),
}
