import { findDealerMail, readDealer } from '#features/dealers/dealers/jobs.ts'
import { readSpecial } from '#features/dealers/specials/jobs.ts'
import {
  readFinanceSettings,
  readGuaranteedValue,
  readSubscriptionQuote,
} from '#features/finance/finance/jobs.ts'
import { readSettings } from '#features/site/site-settings/jobs.ts'
import { readUsedVehicle } from '#features/stock/stock/jobs.ts'
import { findAccessories, findModel } from '#features/vehicles/vehicles/jobs.ts'
import { cms } from '#platform/process/cms.ts'
import type { Lookups } from './lookups.ts'

/** Lookups of the deliverer, which runs without Next and its cache. */
export const uncachedLookups: Lookups = {
  model: (code) => findModel(code),
  accessories: (range) => findAccessories(range),
  special: (dealer, code) => readSpecial(dealer, code),
  dealer: (slug) => readDealer(slug),
  usedVehicle: (id) => readUsedVehicle(id),
  dealerMail: (id) => findDealerMail(id),
  settings: async () => readSettings(await cms()),
  financeSettings: async () => readFinanceSettings(await cms()),
  guaranteedValue: (code, plan) => readGuaranteedValue(code, plan),
  subscriptionQuote: (code, mileage) => readSubscriptionQuote(code, mileage),
}
