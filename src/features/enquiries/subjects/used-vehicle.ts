import type { Cents } from '#platform/money.ts'
import { lineOf, type SubjectDescription, type SubjectFinance } from './subject.ts'

/** A used vehicle of a dealer's stock, as its feed describes it. Source: requirements D-355 and D-356. */
export type UsedVehicleSubject = {
  readonly kind: 'used'
  readonly make: string
  readonly model: string
  readonly range: string
  readonly year: number
  /** Kilometres. */
  readonly mileage: number
  readonly bodyType: string
  readonly colour: string
  /** Address of its picture from the side. */
  readonly sideImage: string
  readonly code: string
  readonly stockCode: string
  /** The displayed price. Source: decision D-12. */
  readonly price: Cents | null
  /** Present when the calculator was used: the enquiry then requests a quote. */
  readonly finance: SubjectFinance | null
}

export function describeUsedVehicle(vehicle: UsedVehicleSubject): SubjectDescription {
  const { make, model, range, year, mileage, bodyType, colour, code, stockCode, price } = vehicle
  return {
    name: `${make} ${model} (${year})`,
    line: lineOf({ name: `${year} ${make} ${model}`.trim(), colour, price }, stockCode),
    ...{ make, model, range, code, bodyType, colour, price },
    picture: vehicle.sideImage,
    page: null,
    order: null,
    stock: { code: stockCode, year, mileage },
    calculated: vehicle.finance,
    dealerList: 'used-vehicle',
  }
}
