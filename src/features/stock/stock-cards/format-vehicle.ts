import { formatStockPrice, type UsedVehicle } from '#features/stock/stock/index.ts'
import type { Cents } from '#platform/money.ts'
import { formatWholeNumber } from '#platform/site/whole-number.ts'

const noBreakSpace = '\u00A0'

type Currency = UsedVehicle['dealer']['currency']

/** Formats an odometer reading: `84 500 km`. Source: requirement D-105. */
export const formatMileage = (kilometres: number): string =>
  `${formatWholeNumber(kilometres)}${noBreakSpace}km`

/** Formats a monthly amount in the currency of a dealer: `R 5 518 p/m`. */
export const formatStockInstalment = (amount: Cents, currency: Currency): string =>
  `${formatStockPrice(amount, currency)}${noBreakSpace}p/m`

/** Make and model: `Toyota Hilux 2.8 GD-6`. A feed that repeats the make in the model is not read out twice. */
export function vehicleName({ make, model }: Pick<UsedVehicle, 'make' | 'model'>): string {
  const repeats = make !== '' && model.toLowerCase().startsWith(`${make.toLowerCase()} `)
  return [repeats ? '' : make, model].filter(Boolean).join(' ')
}

/** Make, model and year: `Toyota Hilux 2.8 GD-6 (2021)`. */
export const vehicleTitle = (vehicle: Pick<UsedVehicle, 'make' | 'model' | 'year'>): string =>
  vehicle.year === null ? vehicleName(vehicle) : `${vehicleName(vehicle)} (${vehicle.year})`
