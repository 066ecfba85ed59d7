import type { Dealer, DealerMail } from '#features/dealers/dealers/index.ts'
import type { Special } from '#features/dealers/specials/index.ts'
import type { FinanceSettings, GuaranteedValue, SubscriptionQuote } from '#features/finance/finance/index.ts'
import type { SiteSettings } from '#features/site/site-settings/index.ts'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import type { Accessory, VehicleModel } from '#features/vehicles/vehicles/index.ts'

/**
 * The lookups for an enquiry. Each returns null for no result and throws on failure, so that callers can tell them apart.
 */
export type Lookups = {
  readonly model: (code: string) => Promise<VehicleModel | null>
  /** The accessories of a range. */
  readonly accessories: (rangeSlug: string) => Promise<readonly Accessory[] | null>
  /** @param dealer slug of the dealer on whose site the special is. */
  readonly special: (dealer: string, code: string) => Promise<Special | null>
  readonly dealer: (slug: string) => Promise<Dealer | null>
  /** A used vehicle for sale, or sold recently. */
  readonly usedVehicle: (id: string) => Promise<UsedVehicle | null>
  /** @param id of the dealer in its directory. */
  readonly dealerMail: (id: string) => Promise<DealerMail | null>
  readonly settings: () => Promise<SiteSettings>
  readonly financeSettings: () => Promise<FinanceSettings>
  /** @param plan kilometres a year, and months. */
  readonly guaranteedValue: (
    code: string,
    plan: { readonly mileage: number; readonly months: number },
  ) => Promise<GuaranteedValue | null>
  /** @param mileage kilometres a month. */
  readonly subscriptionQuote: (code: string, mileage: number) => Promise<SubscriptionQuote | null>
}
