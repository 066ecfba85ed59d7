import { brand } from '#platform/site/brand.ts'
import type { SubjectDescription } from './subject.ts'

/** An advertised special of a dealer, as displayed when the enquiry was sent. Source: requirement D-207. */
export type SpecialSubject = {
  readonly kind: 'special'
  readonly id: string
  readonly metaId: string
  /** Such as `automark-sales`. */
  readonly category: string
  /** The category as visitors read it. */
  readonly categoryLabel: string
  readonly title: string
  readonly text: string | null
  /** Code of the marketing campaign. */
  readonly smc: string | null
  /** A path of this site, or an address. */
  readonly picture: string | null
  /** Its page on this site. */
  readonly page: string
}

/** Describes a special. Where only a vehicle can be named, the special's title takes the place of the model. */
export function describeSpecial(special: SpecialSubject): SubjectDescription {
  const { id, title, categoryLabel, picture, page } = special
  return {
    name: title,
    line: `${title}, ${categoryLabel} (special ${id})`,
    make: brand.name,
    model: title,
    ...{ range: '', code: id, bodyType: null, colour: null, price: null },
    ...{ picture, page, order: null, stock: null, calculated: null },
    dealerList: 'special',
  }
}
