import { describe, expect, it } from 'vitest'
import {
  everythingVisible,
  type VisibilityColumn,
  visibilityColumns,
  visibilityOfGroup,
} from './visibility.ts'

/** A dealer in a region that hides the columns named, and shows the rest. */
const dealerIn = (...hidden: VisibilityColumn[]) => ({
  region: {
    shows: { ...everythingVisible, ...Object.fromEntries(hidden.map((column) => [column, false])) },
  },
})

it('has the six columns of the visibility table (F-12)', () => {
  expect(visibilityColumns).toEqual([
    'vehiclePrices',
    'financeBlock',
    'offersItem',
    'insuranceBanner',
    'popularVehiclePrices',
    'financeServicesPhone',
  ])
})

describe('visibility on the pages of a group (F-12)', () => {
  it('hides a column that every dealer of the group hides, and no other', () => {
    const shows = visibilityOfGroup([dealerIn('vehiclePrices', 'offersItem'), dealerIn('vehiclePrices')])
    expect(shows).toEqual({ ...everythingVisible, vehiclePrices: false })
  })

  it('hides nothing without dealers, or when the region of one is unknown', () => {
    expect(visibilityOfGroup([])).toEqual(everythingVisible)
    expect(visibilityOfGroup([dealerIn(...visibilityColumns), { region: null }])).toEqual(everythingVisible)
  })
})
