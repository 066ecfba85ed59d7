import { z } from 'zod'
import type { AtDealer, Vehicle } from '../forms.ts'
import { withDatabase } from '../stored.ts'

const models = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    price: z.string().nullable(),
    specialPrice: z.string().nullable(),
    colourSelectors: z.array(z.object({ colourCode: z.string(), colourTitle: z.string() })),
  }),
)

/** The models a site sells at their plain price, as its contract lists them. */
export async function vehiclesOf(origin: string): Promise<Vehicle[]> {
  const answer = await fetch(`${origin}/services/vehicles/vehicle-models`)
  return models.parse(await answer.json()).flatMap(({ code, name, price, specialPrice, colourSelectors }) => {
    const [colour] = colourSelectors
    if (!colour || !price || specialPrice) return []
    return [
      { code, name, price: Number(price), colour: { code: colour.colourCode, title: colour.colourTitle } },
    ]
  })
}

/**
 * Has every dealer of a site take its leads as ADF: half of them with the e-mail, half by their own system where one
 * is running.
 *
 * @returns the dealers.
 */
export function dealersTakingAdf(dataDir: string, crmAddress: string | null): Promise<AtDealer[]> {
  return withDatabase(dataDir, async (client) => {
    await client.query(
      `update dealers set email = 'dealer.' || id || '@example.co.za', crm_address = $1::varchar,
        crm_delivery = case when $1::varchar is not null and id % 2 = 0
          then 'address'::enum_dealers_crm_delivery else 'attachment'::enum_dealers_crm_delivery end`,
      [crmAddress],
    )
    const { rows } = await client.query<AtDealer>(
      `select slug, name, supplier_code as code, crm_delivery = 'address' as "hasCrm"
       from dealers where _status = 'published' order by id`,
    )
    return rows
  })
}
