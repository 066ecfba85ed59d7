import type { LeadDealer, Vehicle } from './forms.ts'
import { withDatabase } from './stored-enquiries.ts'

/** Reads the models without a special price, each with one of its colours. Prices are stored in cents. */
export function readVehicles(dataDir: string): Promise<Vehicle[]> {
  return withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<Vehicle>(
      `select distinct on (m.id) m.code, m.name, (m.price / 100)::int as price,
         json_build_object('code', c.code, 'title', c.title) as colour
       from models m join models_rels r on r.parent_id = m.id join colours c on c.id = r.colours_id
       where m._status = 'published' and m.price > 0 and m.special_price is null
       order by m.id, r.order`,
    )
    return rows
  })
}

/**
 * Configures every dealer to receive leads as ADF: half of them attached to the e-mail, half through their own system when
 * one is running.
 *
 * @returns the dealers.
 */
export function configureAdfDealers(dataDir: string, crmAddress: string | null): Promise<LeadDealer[]> {
  return withDatabase(dataDir, async (client) => {
    await client.query(
      `update dealers set email = 'dealer.' || id || '@example.co.za', crm_address = $1::varchar,
        crm_delivery = case when $1::varchar is not null and id % 2 = 0
          then 'address'::enum_dealers_crm_delivery else 'attachment'::enum_dealers_crm_delivery end`,
      [crmAddress],
    )
    const { rows } = await client.query<LeadDealer>(
      `select slug, name, supplier_code as code, crm_delivery = 'address' as "hasCrm"
       from dealers where _status = 'published' order by id`,
    )
    return rows
  })
}
