import { bodyTypeLabel, fuelLabel, type UsedVehicle } from '#features/stock/stock/index.ts'
import { formatMileage } from '#features/stock/stock-cards/index.ts'

/** A fact about a used vehicle, named by its label in the texts; null when the feed does not state it. */
export type VehicleFact = {
  readonly label: 'year' | 'mileage' | 'transmission' | 'fuel' | 'colour' | 'body' | 'stockCode'
  readonly value: string | null
}

/** Returns the facts of a vehicle in the order of display. */
export function vehicleFacts(vehicle: UsedVehicle): readonly VehicleFact[] {
  const { year, mileage, transmissionType, fuelType, colour, bodyType, code } = vehicle
  return [
    { label: 'year', value: year === null ? null : String(year) },
    { label: 'mileage', value: mileage === null ? null : formatMileage(mileage) },
    { label: 'transmission', value: transmissionType.trim() || null },
    { label: 'fuel', value: fuelLabel(fuelType) || null },
    { label: 'colour', value: colour.trim() || null },
    { label: 'body', value: bodyTypeLabel(bodyType) || null },
    { label: 'stockCode', value: code.trim() || null },
  ]
}
