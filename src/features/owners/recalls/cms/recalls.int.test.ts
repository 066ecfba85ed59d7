import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { readCampaigns } from '../data/local.ts'
import { parseVin, type Vin } from '../rules/vin.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())

let campaigns = 0

type Status = 'draft' | 'published'

function createRecall(vehicles: string, _status: Status = 'published') {
  campaigns += 1
  const data = {
    ...{ campaignId: `26-SC-${campaigns}`, since: '2026-03-02T10:00:00.000Z', description: 'A hose.' },
    ...{ remedy: 'A clip.', vehicles, _status },
  }
  return cms.payload.create({ collection: 'recalls', data, draft: _status === 'draft' })
}
const update = (id: number, data: object, draft = false) =>
  cms.payload.update({ collection: 'recalls', id, data, draft })

const idsFor = async (vin: string) =>
  (await readCampaigns(cms.payload, parseVin(vin) as Vin)).map(({ id }) => id)

describe('a campaign', () => {
  it('affects vehicles while it is published, whatever its draft says', async () => {
    const { id, campaignId } = await createRecall('AHTAAAAA00 1000000 1000009', 'draft')
    expect(await idsFor('AHTAAAAA001000005')).toEqual([])
    await update(id, { _status: 'published' })
    expect(await idsFor('AHTAAAAA001000005')).toEqual([campaignId])
    await update(id, { vehicles: 'AHTAAAAA00 2000000 2000009', _status: 'draft' }, true)
    expect(await idsFor('AHTAAAAA001000005')).toEqual([campaignId])
    expect(await idsFor('AHTAAAAA002000005')).toEqual([])
    await update(id, { vehicles: 'AHTAAAAA00 2000000 2000009', _status: 'published' })
    expect(await idsFor('AHTAAAAA001000005')).toEqual([])
    expect(await idsFor('AHTAAAAA002000005')).toEqual([campaignId])
    await update(id, { _status: 'draft' })
    expect(await idsFor('AHTAAAAA002000005')).toEqual([])
  })

  it('affects no vehicle in the trash, nor after its deletion', async () => {
    const { id, campaignId } = await createRecall('AHTBBBBB00 1000000 1000009')
    await update(id, { deletedAt: '2026-11-28T08:00:00.000Z' })
    expect(await idsFor('AHTBBBBB001000005')).toEqual([])
    await cms.payload.update({ collection: 'recalls', id, trash: true, data: { deletedAt: null } })
    await update(id, { _status: 'published' })
    expect(await idsFor('AHTBBBBB001000005')).toEqual([campaignId])
    await cms.payload.delete({ collection: 'recalls', id })
    const { rows } = await postgresOf(cms.payload).drizzle.execute(
      sql`select 1 from recall_ranges where recall_id = ${id}`,
    )
    expect(rows).toEqual([])
  })

  it('has the number of its vehicles', async () => {
    const { vehicleCount } = await createRecall('AHTCCCCC00 1000000 1000009\nAHTCCCCC000012345')
    expect(vehicleCount).toBe(11)
  })

  it('is not published with a faulty table, and reports each faulty line', async () => {
    const table = ['AHTDDDDD00 1000000 1000009', 'AHTDDDDD00 10 20', 'x', 'AHTDDDDD00 1000009 1000010']
    const error = await createRecall(table.join('\n')).catch((reason) => reason)
    expect(error.data?.errors).toEqual([
      expect.objectContaining({
        path: 'vehicles',
        message:
          'Line 2: a serial number has 4 to 8 digits. Line 3: enter a prefix, the first and the last serial number, or one VIN. Line 4: some of its vehicles are also in line 1.',
      }),
    ])
  })

  it('reports no more faults than a message can show', async () => {
    const error = await createRecall('x\n'.repeat(100)).catch((reason) => reason)
    expect(error.data?.errors[0]?.message).toMatch(/^Line 1: .* Line 8: [^:]* 92 more\.$/)
  })
})

describe('the lookup', () => {
  it('reads as many rows as there are campaigns and readings, not ranges', async () => {
    const { drizzle } = postgresOf(cms.payload)
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await createRecall('AHTEEEEE0000 00000 00009')).id),
    )
    for (const id of ids) {
      await drizzle.execute(sql`
        insert into recall_ranges (recall_id, prefix, first_serial, last_serial)
        select ${id}, 'AHTEEEEE00', number * 10, number * 10 + ${id % 9} from generate_series(1, 30000) number`)
    }
    await drizzle.execute(sql`analyze recall_ranges`)
    expect(await idsFor('AHTEEEEE000299990')).toHaveLength(3)
    expect(await idsFor('AHTEEEEE000299999')).toEqual([])
    // One range for each of the three campaigns, out of 90 000; the index is read for the others only.
    expect(await rowsRead('AHTEEEEE000299990')).toBe(3)
  })

  it('throws errors of the database without the VIN', async () => {
    const { drizzle } = postgresOf(cms.payload)
    await drizzle.execute(sql`alter table recall_ranges rename to gone`)
    const error = await idsFor('AHTFR22G006012345').catch((reason) => reason)
    await drizzle.execute(sql`alter table gone rename to recall_ranges`)
    expect(error.message).toBe('The recall campaigns could not be read (42P01).')
    expect(`${error.message} ${error.stack} ${error.cause}`).not.toMatch(/AHTFR22G|6012345/)
  })
})

/** The rows of ranges that the lookup of a VIN reads, by index and without. */
function rowsRead(vin: string): Promise<number> {
  return postgresOf(cms.payload).drizzle.transaction(async (tx) => {
    // The counters of this session, which earlier statements have increased too.
    const counted = async () => {
      const { rows } = await tx.execute(sql`
        select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as count
        from pg_stat_xact_user_tables where relname = 'recall_ranges'`)
      return Number((rows[0] as { count: string }).count)
    }
    const before = await counted()
    await readCampaigns({ db: { name: 'postgres', drizzle: tx } } as unknown as Payload, parseVin(vin) as Vin)
    return (await counted()) - before
  })
}
