import { describe, expect, it } from 'vitest'
import { seatRows, storyFacts } from './story-facts.ts'

const facts = (values: Readonly<Record<string, string>>) =>
  storyFacts({
    specifications: [
      { group: 'All', items: Object.entries(values).map(([label, value]) => ({ label, value })) },
    ],
    stats: [],
    ...{ seats: 7, driveSystem: 'Rear', fuelConsumption: '7.6', bodyType: 'large-suv' },
  })

describe('the facts of a story', () => {
  it('read figures from the specification', () => {
    expect(
      facts({
        ...{ Infotainment: '8-inch touchscreen with navigation', 'Instrument cluster': '12,3-inch digital' },
        ...{ 'Sound system': 'JBL, eleven speakers', 'Phone integration': 'Apple CarPlay and Android Auto' },
        ...{ Headlamps: 'Bi-LED with automatic high beam', Wheels: '18-inch alloy, 265/60 R18' },
        ...{ 'Towing, braked trailer': '3 300 kg', Power: '150 kW at 3 000–3 400 r/min', Airbags: '7' },
        ...{ 'Boot, seven seats in use': '200 l', Torque: '500 Nm at 1 600–2 800 r/min' },
      }),
    ).toMatchObject({
      ...{ touchscreen: 8, navigation: true, phones: true, cluster: 12.3, speakers: 11, soundBrand: 'JBL' },
      ...{ lamps: 'Bi-LED', adaptiveLamps: false, wheels: { inches: 18, material: 'alloy' } },
      ...{ towing: 3300, kilowatts: 150, newtonMetres: 500, airbags: 7, rows: [2, 3, 2] },
      boot: { of: 'allSeats', litres: 200 },
    })
  })

  it('have the power and torque of the summary, where the specification has several', () => {
    const specification = { Power: '72 kW', 'Power of engine and motor': '103 kW', Torque: '142 Nm (engine)' }
    const items = Object.entries(specification).map(([label, value]) => ({ label, value }))
    const stats = [
      { label: 'Power', value: '72', unit: 'kW' },
      { label: 'Torque', value: '163', unit: 'Nm' },
    ]
    const hybrid = { seats: 5, driveSystem: null, fuelConsumption: null, bodyType: null } as const
    expect(storyFacts({ ...hybrid, stats, specifications: [{ group: 'All', items }] })).toMatchObject({
      ...{ kilowatts: 72, newtonMetres: 163 },
    })
  })

  it('convert the load volume of a van to litres', () => {
    expect(facts({ 'Load volume': '6,2 m³' }).boot).toEqual({ of: 'van', litres: 6200 })
  })

  it('are null where the specification says nothing', () => {
    const { rows, seats, drive, consumption, bodyType, ...rest } = facts({})
    expect({ rows, seats, drive, consumption, bodyType }).toEqual({
      bodyType: 'large-suv',
      ...{ rows: [2, 3, 2], seats: 7, drive: 'Rear', consumption: '7.6' },
    })
    for (const [name, value] of Object.entries(rest)) expect([null, false], name).toContain(value)
  })

  it('seat everyone, in rows of four at most', () => {
    for (let seats = 1; seats <= 20; seats++) {
      const rows = seatRows(seats)
      expect(rows.reduce((sum, row) => sum + row, 0)).toBe(seats)
      expect(Math.max(...rows)).toBeLessThanOrEqual(4)
    }
    expect(seatRows(null)).toEqual([])
    expect(seatRows(2.5)).toEqual([])
  })
})
