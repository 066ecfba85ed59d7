import { describe, expect, it } from 'vitest'
import {
  everythingVisible,
  type VisibilityColumn,
  visibilityColumns,
  visibilityIn,
  visibilityOfGroup,
} from './visibility.ts'

/** A row that hides the columns named, and shows the rest. */
const row = (name: string, ...hidden: VisibilityColumn[]) => ({
  name,
  shows: { ...everythingVisible, ...Object.fromEntries(hidden.map((column) => [column, false])) },
})

const table = [
  row('Gauteng'),
  row('KwaZulu-Natal'),
  row('Namibia', ...visibilityColumns),
  row('Botswana', ...visibilityColumns),
  ...visibilityColumns.map((column) => row(`Without ${column}`, column)),
]

describe('visibility in a region (F-12)', () => {
  it('has the six columns of the decision', () => {
    expect(visibilityColumns).toEqual([
      'vehiclePrices',
      'financeBlock',
      'offersItem',
      'insuranceBanner',
      'popularVehiclePrices',
      'financeServicesPhone',
    ])
  })

  it.each(visibilityColumns)('hides only %s when that column alone is off', (column) => {
    const visibility = visibilityIn(`Without ${column}`, table)
    for (const other of visibilityColumns) expect(visibility[other], other).toBe(other !== column)
  })

  it.each(visibilityColumns)('hides %s in a country and shows it in a province (D-017, V-286)', (column) => {
    expect(visibilityIn('Namibia', table)[column]).toBe(false)
    expect(visibilityIn('Botswana', table)[column]).toBe(false)
    expect(visibilityIn('Gauteng', table)[column]).toBe(true)
  })

  it('shows everything without a dealer and in a region without restrictions (V-010)', () => {
    expect(visibilityIn(null, table)).toEqual(everythingVisible)
    expect(visibilityIn('Atlantis', table)).toEqual(everythingVisible)
    expect(visibilityIn('', table)).toEqual(everythingVisible)
    expect(visibilityIn('Namibia', [])).toEqual(everythingVisible)
  })

  it.each(['namibia', ' NAMIBIA ', 'Namibia\u00a0'])('ignores case and spaces in a name: %j', (name) => {
    expect(visibilityIn(name, table).vehiclePrices).toBe(false)
  })

  it('matches KwaZulu-Natal whatever its spelling', () => {
    const restricted = [row('KwaZulu-Natal', 'offersItem')]
    expect(visibilityIn('Kwazulu-Natal', restricted).offersItem).toBe(false)
    expect(visibilityIn('KwaZulu Natal', restricted).offersItem).toBe(false)
  })
})

describe('visibility on the pages of a group (F-12)', () => {
  const dealerIn = (...hidden: VisibilityColumn[]) => ({ region: row('Anywhere', ...hidden) })

  it('hides a column that every dealer of the group hides, and no other', () => {
    const shows = visibilityOfGroup([dealerIn('vehiclePrices', 'offersItem'), dealerIn('vehiclePrices')])
    expect(shows).toEqual({ ...everythingVisible, vehiclePrices: false })
  })

  it('hides nothing without dealers, or when the region of one is unknown', () => {
    expect(visibilityOfGroup([])).toEqual(everythingVisible)
    expect(visibilityOfGroup([dealerIn(...visibilityColumns), { region: null }])).toEqual(everythingVisible)
  })
})
