import type { Cents } from '#platform/money.ts'
import { brand } from '#platform/site/brand.ts'
import { lineOf, type SubjectDescription } from './subject.ts'

/** A model that is sold new, as displayed when the enquiry was sent. */
export type NewVehicleSubject = {
  readonly kind: 'new'
  readonly code: string
  readonly derivativeCode: string | null
  readonly range: string
  readonly title: string
  readonly colour: string | null
  readonly colourCode: string | null
  /** The displayed price. Source: decision D-12. */
  readonly price: Cents | null
  readonly bodyType: string | null
  /** Its picture from the side, as a path of this site. */
  readonly picture: string | null
  /** The page of its range, as a path of this site. */
  readonly page: string
}

export function describeNewVehicle(vehicle: NewVehicleSubject): SubjectDescription {
  const { title, range, code, bodyType, colour, colourCode, derivativeCode, price, picture, page } = vehicle
  return {
    name: `${brand.name} ${title}`,
    line: lineOf({ name: title, colour, price }, code),
    make: brand.name,
    model: title,
    ...{ range, code, bodyType, colour, price, picture, page },
    order: { colourCode, derivativeCode },
    stock: null,
    calculated: null,
    dealerList: 'general',
  }
}
