import type { Payload, Where } from 'payload'
import { usableViews, viewOrEmpty } from '#platform/documents/usable-views.ts'
import { basisPoints, cents } from '#platform/money.ts'
import type { GuaranteedValue } from '../guaranteed-value.ts'
import { matchingValues } from '../rules/matching-values.ts'
import type { FinanceFigures, GuaranteedValuesQuery } from './port.ts'

/** An upper bound, above the number of models any manufacturer sells in one country. */
const maxDocuments = 1_000

/** The id of a value combines the document id and the row number; a document has at most 100 rows. */
const idsPerDocument = 1_000

const findOptions = { pagination: false, limit: maxDocuments, sort: 'id', overrideAccess: true } as const

/** Hides the figures of models and ranges that are not published. */
const onSale: Where[] = [
  { 'model._status': { equals: 'published' } },
  { 'model.range._status': { equals: 'published' } },
]

/**
 * Reads figures from our own database. Database errors are thrown.
 *
 * @param brand of the rate book.
 */
export function createLocalFigures(
  cms: () => Promise<Payload>,
  { brand }: { brand: string },
): FinanceFigures {
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
      ...findOptions,
    })
    return usableViews(payload, 'guaranteedValues', docs, ({ id, model, description, values }) =>
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
        ...findOptions,
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
      return found(docs.flatMap((document) => viewOrEmpty('subscriptionQuotes', document, rowsOf)).flat())
    },
  }
}

function found<Value>(value: Value) {
  return { found: true, value, fresh: true } as const
}
