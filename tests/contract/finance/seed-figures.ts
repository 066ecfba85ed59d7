import type { Payload } from 'payload'
import { seedShowroom } from '../vehicles/seed-showroom.ts'

const values = [
  { mileage: 20_000, months: 36, factor: 5_700 },
  { mileage: 20_000, months: 48, factor: 5_150 },
  { mileage: 35_000, months: 48, factor: 4_725 },
]

/** In this order, so that the Legend has the newest public values among the Hilux models. */
const descriptions = {
  N35: 'HILUX DC 2.8 GD-6 RAIDER 6AT',
  '48V': 'FORTUNER 2.4 GD-6',
  P35: 'HILUX DC 2.8 GD-6 LEGEND 6AT',
  D01: 'HILUX DC OF TOMORROW',
  G01: 'GR COROLLA',
  L01: 'UX 300H',
} as const

/** Seeds figures for all models of the showroom, unpublished ones included. */
export async function seedFigures(payload: Payload): Promise<void> {
  await seedShowroom(payload)
  const { docs } = await payload.find({ collection: 'models', draft: true, pagination: false, depth: 0 })
  const ids = new Map(docs.map(({ code, id }) => [code, id]))
  for (const [code, description] of Object.entries(descriptions)) {
    const model = ids.get(code)
    if (code !== 'L01')
      await payload.create({ collection: 'guaranteedValues', data: { description, model, values } })
    const quote = { months: 60, leasePrice: 1_234_567, protect: 41_250 }
    await payload.create({
      collection: 'subscriptionQuotes',
      data: {
        description,
        model,
        quotes: [
          { ...quote, mileage: 1_000, reference: `KQ-${code}-1000` },
          { ...quote, mileage: 1_000, months: 36, leasePrice: 1_400_000 },
          { ...quote, mileage: 2_000, leasePrice: 1_300_001 },
        ],
      },
    })
  }
}
