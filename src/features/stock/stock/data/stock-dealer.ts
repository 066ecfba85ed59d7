import type { Dealer } from '#features/dealers/dealers/index.ts'
import { currencyCode } from '#platform/site/market.ts'
import type { StockDealer, StockRecord, UsedVehicle } from '../used-vehicle.ts'
import { withPictures } from './pictures.ts'

/** Returns the dealer of used vehicles; null for one without a supplier code, which has no stock. */
export function stockDealerOf(dealer: Dealer): StockDealer | null {
  const { supplierCode, name, slug, group, region, address, coordinates } = dealer
  if (supplierCode === null) return null
  return {
    ...{ supplierCode, name, slug, group, coordinates },
    region: region?.name ?? null,
    city: address.city,
    currency: region?.currency ?? currencyCode,
  }
}

/** Adds the dealer to a vehicle, and our drawings when it has no pictures. */
export function withDealer(record: StockRecord, dealer: StockDealer): UsedVehicle {
  const { dealerCode: _, ...vehicle } = withPictures(record)
  return { ...vehicle, dealer }
}
