import { findDealer, findDealerMail } from '#features/dealers/server.ts'
import { financeSettings, guaranteedValueOf, subscriptionQuoteOf } from '#features/finance/server.ts'
import { siteSettings } from '#features/site-settings/server.ts'
import { readSpecial } from '#features/specials/jobs.ts'
import { findUsedVehicle } from '#features/stock/server.ts'
import { findModel } from '#features/vehicles/server.ts'
import type { Lookups } from './lookups.ts'

/** Lookups of the site, which has Next's cache. */
export const cachedLookups: Lookups = {
  model: (code) => findModel(code),
  special: (dealer, code) => readSpecial(dealer, code),
  dealer: (slug) => findDealer(slug),
  usedVehicle: (id) => findUsedVehicle(id),
  dealerMail: (id) => findDealerMail(id),
  settings: () => siteSettings(),
  financeSettings: () => financeSettings(),
  guaranteedValue: (code, plan) => guaranteedValueOf(code, plan),
  subscriptionQuote: (code, mileage) => subscriptionQuoteOf(code, mileage),
}
