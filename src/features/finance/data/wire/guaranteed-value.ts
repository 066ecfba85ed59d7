import { z } from 'zod'
import { basisPoints } from '#platform/money.ts'
import type { Filter, FilterRules } from '#platform/service/filter.ts'
import { FilterError } from '#platform/service/filter-error.ts'
import type { OutgoingFilter } from '#platform/service/filter-query.ts'
import type { GuaranteedValue } from '../../guaranteed-value.ts'
import type { GuaranteedValuesQuery } from '../port.ts'
import { requiredText, whole } from './read.ts'

/** What the contract lets clients ask of guaranteed values. */
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
  id: z.int().describe('The higher, the newer'),
  smc: z.string().describe('The code of the model'),
  mileage: z.int().describe('Kilometres a year'),
  term: z.int().describe('Months'),
  factor: z.number().min(0).max(1).describe('Of the price'),
  description: z.string(),
})

export function wireGuaranteedValueOf(value: GuaranteedValue): z.infer<typeof wireGuaranteedValueSchema> {
  const { id, code, mileage, months, factor, description } = value
  return { id, smc: code, mileage, term: months, factor: factor / 10_000, description }
}

/** A client's question in our own terms. @throws FilterError when a number is none. */
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

/** Our question in the contract's terms, letter by letter as the specification's calls. Source: V-305, V-306. */
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

/** A factor as a decimal, also as text; more than the whole price is none. */
const factor = z.coerce
  .number()
  .min(0)
  .max(1)
  .transform((share) => basisPoints(Math.round(share * 10_000)))

/** Reads what an outside service says a model is worth. Without an id it counts as the oldest. */
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
