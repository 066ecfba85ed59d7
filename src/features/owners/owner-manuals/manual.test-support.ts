import type { ContactSettings } from '#features/site/site-settings/index.ts'
import { type Kind, kindOf, letterOf } from './compose/kinds.ts'
import type { SpecifiedModel } from './traits.ts'

export const contact: ContactSettings = {
  ...{ tollFree: '0800 333 444', international: null, roadsideAssistance: '0800 111 222' },
  ...{ financeServices: null, financeServicesInternational: null, supportEmail: null },
}

type Specifications = Readonly<Record<string, string>>

const groupOf = (items: Specifications) => [
  { group: 'Capability', items: Object.entries(items).map(([label, value]) => ({ label, value })) },
]

/** A diesel bakkie with a manual gearbox and low range. */
export const bakkie = (code: string, name: string, specifications: Specifications = {}): SpecifiedModel => ({
  ...{ code, name, bodyType: 'double-cab', engine: '2.4 turbodiesel', fuelType: 'Diesel', seats: 5 },
  ...{ transmission: '6-speed manual', transmissionType: 'Manual', driveSystem: 'All Wheel' },
  specifications: groupOf({ Drive: 'Part-time four-wheel drive with low range', ...specifications }),
})

/** A petrol hatch with a CVT. */
export const hatch = (code: string, name: string): SpecifiedModel => ({
  ...{ code, name, bodyType: 'hatch', engine: '1.0 petrol', fuelType: 'Petrol', seats: 5 },
  ...{ transmission: 'CVT', transmissionType: 'CVT', driveSystem: 'Front' },
  specifications: groupOf({ Drive: 'Front-wheel drive' }),
})

/** Kinds of models, each with services every 10 000 km in which the oil is replaced. */
export function kindsOf(models: readonly SpecifiedModel[]): Kind[] {
  const oil = {
    type: 'replace',
    description: 'Engine oil',
    partNumber: 'OIL-24D',
    quantity: '7,5 L',
  } as const
  return [...Map.groupBy(models, kindOf).values()].map((members, index) => ({
    ...{ letter: letterOf(index), models: members },
    services: [10_000, 20_000, 30_000].map((kilometres) => ({ kilometres, items: [oil] })),
  }))
}
