import type { Payload, Where } from 'payload'
import { usable, viewOrNone } from '#platform/documents/usable.ts'
import { basisPoints, cents } from '#platform/money.ts'
import type { GuaranteedValue } from '../guaranteed-value.ts'
import { matchingValues } from '../rules/matching-values.ts'
import type { FinanceFigures, GuaranteedValuesQuery } from './port.ts'

/** More models than any maker sells in one country, and still a bound. */
const mostDocuments = 1_000

/** Ids of values are made of their document's and their row's; a document has at most 100 rows. */
const idsPerDocument = 1_000

const all = { pagination: false, limit: mostDocuments, sort: 'id', overrideAccess: true } as const

/** What is being prepared has no figures for visitors. This is the place that sees to it. */
const onSale: Where[] = [
  { 'model._status': { equals: 'published' } },
  { 'model.range._status': { equals: 'published' } },
]

/**
 * The figures from our own database. A database that fails throws.
 *
 * @param brand whose rate book it is.
 */
export function localFigures(cms: () => Promise<Payload>, { brand }: { brand: string }): FinanceFigures {
  async function valuesOf({ code, like }: GuaranteedValuesQuery): Promise<GuaranteedValue[]> {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'guaranteedValues',
      where: {
        and: [
          ...onSale,
          ...(code === undefined ? [] : [{ 'model.code': { equals: code } }]),
          ...(like === undefined ? [] : [{ description: { contains: like } }]),
        ],
      },
      depth: 1,
      populate: { models: { code: true } },
      ...all,
    })
    return usable(payload, 'guaranteedValues', docs, ({ id, model, description, values }) =>
      typeof model !== 'object' || !model
        ? undefined
        : values.map((row, index) => ({
            id: id * idsPerDocument + index + 1,
            code: model.code,
            mileage: row.mileage,
            months: row.months,
            factor: basisPoints(row.factor),
            description,
          })),
    ).flat()
  }

  return {
    async guaranteedValues(query) {
      return found(matchingValues(await valuesOf(query), query))
    },
    async subscriptionQuotes(code, mileage) {
      const { docs } = await (await cms()).find({
        collection: 'subscriptionQuotes',
        where: {
          and: [...onSale, { 'model.range.brand': { equals: brand } }, { 'model.code': { equals: code } }],
        },
        depth: 0,
        ...all,
      })
      const rowsOf = (document: (typeof docs)[number]) =>
        document.quotes
          .filter((row) => row.mileage === mileage)
          .map(({ months, leasePrice, protect, reference }) => ({
            months,
            odometer: mileage * months,
            leasePrice: cents(leasePrice),
            protect: cents(protect),
            reference: reference || null,
          }))
      return found(docs.flatMap((document) => viewOrNone('subscriptionQuotes', document, rowsOf)).flat())
    },
  }
}

function found<Value>(value: Value) {
  return { found: true, value, fresh: true } as const
}
