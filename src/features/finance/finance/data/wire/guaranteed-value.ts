import { z } from 'zod'
import { basisPoints } from '#platform/money.ts'
import type { Filter, FilterRules } from '#platform/service/filter.ts'
import { FilterError } from '#platform/service/filter-error.ts'
import type { OutgoingFilter } from '#platform/service/filter-query.ts'
import type { GuaranteedValue } from '../../guaranteed-value.ts'
import type { GuaranteedValuesQuery } from '../port.ts'
import { requiredText, whole } from './read.ts'

/** The filters and orders the contract supports for guaranteed values. */
export const guaranteedValueFilter = {
  where: { smc: ['eq'], mileage: ['eq'], term: ['eq'], description: ['like'] },
  order: ['id'],
} as const satisfies FilterRules

type ValueFilter = Filter<
  keyof typeof guaranteedValueFilter.where,
  (typeof guaranteedValueFilter.order)[number]
>

/** A guaranteed value in the contract's spelling. Source: requirement V-068; decision G-10. */
export const wireGuaranteedValueSchema = z.object({
  id: z.int().describe('Newer records have higher ids'),
  smc: z.string().describe('Model code'),
  mileage: z.int().describe('Kilometres a year'),
  term: z.int().describe('Months'),
  factor: z.number().min(0).max(1).describe('Share of the price'),
  description: z.string(),
})

export function wireGuaranteedValueOf(value: GuaranteedValue): z.infer<typeof wireGuaranteedValueSchema> {
  const { id, code, mileage, months, factor, description } = value
  return { id, smc: code, mileage, term: months, factor: factor / 10_000, description }
}

/** Converts a client's filter into our query. @throws FilterError when a number is not valid. */
export function guaranteedValuesQueryOf({
  where,
  order,
}: Pick<ValueFilter, 'where' | 'order'>): GuaranteedValuesQuery {
  const number = (field: 'mileage' | 'term') => {
    const text = where[field]?.values[0]
    if (text === undefined || /^\d{1,7}$/.test(text)) return text === undefined ? undefined : Number(text)
    throw new FilterError(`A value for ${field} is a whole number.`)
  }
  return {
    code: where.smc?.values[0],
    mileage: number('mileage'),
    months: number('term'),
    like: where.description?.values[0],
    newestFirst: order?.direction === 'descending',
  }
}

/** Converts our query into a filter with the exact spelling of the specification. Source: V-305, V-306. */
export function outgoingGuaranteedValues({
  code,
  mileage,
  months,
  like,
  newestFirst,
}: GuaranteedValuesQuery): OutgoingFilter {
  return {
    where: {
      ...(code !== undefined && { smc: code }),
      ...(mileage !== undefined && { mileage: String(mileage) }),
      ...(months !== undefined && { term: String(months) }),
      ...(like !== undefined && { description: { like } }),
    },
    ...(newestFirst && { order: 'id DESC' }),
  }
}

/** A factor between 0 and 1, as a number or as text. */
const factor = z.coerce
  .number()
  .min(0)
  .max(1)
  .transform((share) => basisPoints(Math.round(share * 10_000)))

/** Parses a guaranteed value of an outside service. A value without an id counts as the oldest. */
export const incomingGuaranteedValue = z
  .object({
    id: z.coerce.number().pipe(z.int()).catch(0),
    smc: requiredText,
    mileage: whole,
    term: whole,
    factor,
    description: z.string().nullish(),
  })
  .transform(
    ({ id, smc, mileage, term, factor: share, description }): GuaranteedValue => ({
      id,
      code: smc,
      mileage,
      months: term,
      factor: share,
      description: description ?? '',
    }),
  )
