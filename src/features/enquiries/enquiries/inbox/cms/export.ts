import type { Endpoint, PayloadRequest, Where } from 'payload'
import { roleOf } from '#features/people/accounts/cms.ts'
import { problem } from '#platform/service/problem.ts'
import { kindLabels } from '../../forms/definitions.ts'
import { csvLine } from '../rules/csv.ts'
import { statusLabels } from '../status.ts'

/** About a year of enquiries of a busy dealer network. */
const maxRows = 20_000
const batchSize = 500

const columns = [
  'Reference',
  'Received',
  'Kind',
  'Status',
  'Name & Surname',
  'Email',
  'Contact Number',
  'Answer by',
  'About',
  'Plan',
  'Details',
  'Files',
  'Dealer',
  'Note',
  'Sent from',
  'Minutes to the first answer',
]

/** The names of the files of enquiries, by the id of the enquiry. */
async function fileNames(req: PayloadRequest, ids: readonly number[]): Promise<Map<number, string[]>> {
  const { docs } = await req.payload.find({
    ...{ collection: 'enquiry-files', where: { enquiry: { in: [...ids] } }, sort: 'id' },
    ...{ depth: 0, pagination: false, overrideAccess: false, req },
  })
  const names = new Map<number, string[]>()
  for (const { enquiry, name } of docs)
    if (typeof enquiry === 'number') names.set(enquiry, [...(names.get(enquiry) ?? []), name])
  return names
}

async function* lines(req: PayloadRequest, where: Where): AsyncGenerator<string> {
  // Excel reads a file as UTF-8 only with a byte order mark.
  yield `\uFEFF${csvLine(columns)}`
  let below = Number.MAX_SAFE_INTEGER
  for (let rows = 0; rows < maxRows; rows += batchSize) {
    const { docs } = await req.payload.find({
      collection: 'enquiries',
      where: { and: [where, { id: { less_than: Math.min(below, 2_147_483_647) } }] },
      sort: '-id',
      limit: batchSize,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const names = await fileNames(
      req,
      docs.map(({ id }) => id),
    )
    for (const each of docs) {
      yield csvLine([
        each.reference,
        each.receivedAt,
        kindLabels[each.kind],
        statusLabels[each.status],
        each.fullName ?? null,
        each.email ?? null,
        each.phone ?? null,
        each.preferredContact ?? null,
        each.about ?? null,
        each.planInWords ?? null,
        each.detailsInWords ?? null,
        names.get(each.id)?.join(', ') ?? null,
        each.dealerName ?? null,
        each.note ?? null,
        each.page ?? null,
        each.responseMinutes ?? null,
      ])
    }
    const last = docs.at(-1)
    if (!last || docs.length < batchSize) return
    below = last.id
  }
}

/** The filter of the exported list. Invalid JSON was refused before. */
const filterOf = ({ query }: PayloadRequest): Where =>
  typeof query.where === 'string' && query.where !== '' ? (JSON.parse(query.where) as Where) : {}

/** The enquiries the user may read, as CSV: `GET /api/enquiries/export.csv`. */
export const exportEnquiries: Endpoint = {
  path: '/export.csv',
  method: 'get',
  handler: (req) => {
    if (!['admin', 'leads', 'dealer'].includes(roleOf(req.user) ?? '')) return problem(403, 'Please sign in.')
    const encoder = new TextEncoder()
    const all = lines(req, filterOf(req))
    const body = new ReadableStream({
      async pull(controller) {
        const { value, done } = await all.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
    })
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="enquiries.csv"',
        'cache-control': 'no-store',
      },
    })
  },
}
