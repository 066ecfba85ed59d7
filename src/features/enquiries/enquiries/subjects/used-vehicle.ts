import type { UsedVehicle } from '#features/stock/stock/index.ts'
import type { Cents } from '#platform/money.ts'
import { lineOf, type SubjectDescription, type SubjectFinance } from './subject.ts'

/** A used vehicle of a dealer's stock, as its feed describes it. Source: requirements D-355 and D-356. */
export type UsedVehicleSubject = {
  readonly kind: 'used'
  readonly make: string
  readonly model: string
  readonly range: string
  /** Null when the feed lacks it. */
  readonly year: number | null
  /** Kilometres. */
  readonly mileage: number | null
  readonly bodyType: string
  readonly colour: string
  /** Address of its picture; empty without one. */
  readonly sideImage: string
  readonly code: string
  readonly stockCode: string
  /** The displayed price. Source: decision D-12. */
  readonly price: Cents | null
  /** Of its dealer. Absent for a vehicle from outside, which is priced in rand. */
  readonly currency?: UsedVehicle['dealer']['currency']
  /** Its page on this site; absent for a vehicle from outside. */
  readonly page?: string
  /** Present when the calculator was used: the enquiry then requests a quote. */
  readonly finance: SubjectFinance | null
}

export function describeUsedVehicle(vehicle: UsedVehicleSubject): SubjectDescription {
  const { make, model, range, year, mileage, bodyType, colour, code, stockCode, price, currency } = vehicle
  return {
    name: year === null ? `${make} ${model}` : `${make} ${model} (${year})`,
    line: lineOf({ name: `${year ?? ''} ${make} ${model}`.trim(), colour, price, currency }, stockCode),
    ...{ make, model, range, code, bodyType, colour, price, currency },
    picture: vehicle.sideImage || null,
    page: vehicle.page ?? null,
    order: null,
    stock: { code: stockCode, year, mileage },
    calculated: vehicle.finance,
    dealerList: 'used-vehicle',
  }
}
