import type { Cents } from '#platform/money.ts'
import { brand } from '#platform/site/brand.ts'
import { accessoriesText, type EnquiredAccessory } from './chosen-accessories.ts'
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
  /** Missing without any. */
  readonly accessories?: readonly EnquiredAccessory[]
  /** The displayed price, with paint and accessories. Source: decision D-12. */
  readonly price: Cents | null
  readonly bodyType: string | null
  /** Its picture from the side, as a path of this site. */
  readonly picture: string | null
  /** The page of its range, as a path of this site. */
  readonly page: string
}

export function describeNewVehicle(vehicle: NewVehicleSubject): SubjectDescription {
  const { title, range, code, bodyType, colour, colourCode, derivativeCode, price, picture, page } = vehicle
  const accessories = vehicle.accessories ? accessoriesText(vehicle.accessories) : null
  return {
    name: `${brand.name} ${title}`,
    line: lineOf({ name: title, colour, accessories, price }, code),
    make: brand.name,
    model: title,
    ...{ range, code, bodyType, colour, accessories, price, picture, page },
    order: { colourCode, derivativeCode },
    stock: null,
    calculated: null,
    dealerList: 'general',
  }
}
