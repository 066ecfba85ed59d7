import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { cents } from '#platform/money.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { type FiguresContent, readFiguresContent } from './content.ts'
import { createGuaranteedValues, createSubscriptionQuotes } from './figures.ts'

const models = z.array(
  z.object({
    id: z.number(),
    code: z.string(),
    name: z.string(),
    price: z.coerce.number().transform(cents),
    has_values: z.boolean(),
    has_quotes: z.boolean(),
  }),
)

type Statement = ReturnType<typeof sql>
type FiguresDocument = {
  readonly model: number
  readonly description: string
  readonly rows: readonly object[]
}

async function queryRows(payload: Payload, statement: Statement): Promise<unknown> {
  const { drizzle } = postgresOf(payload)
  return (await drizzle.execute(statement)).rows
}

/** Finds the listed models that have a price, in the order of the list. */
async function findModels(payload: Payload, codes: readonly string[]) {
  const rows = await queryRows(
    payload,
    sql`select models.id, models.code, models.name, coalesce(special_price, price) as price,
      exists (select from guaranteed_values where model_id = models.id) as has_values,
      exists (select from subscription_quotes where model_id = models.id) as has_quotes
    from models join jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) with ordinality as wanted (code, ordinal)
      on wanted.code = models.code
    where coalesce(special_price, price) is not null order by ordinal`,
  )
  return models.parse(rows)
}

/** Inserts all documents in one statement for speed: the tests seed databases, too. */
const insertValues = (documents: readonly FiguresDocument[]) => sql`
  with wanted as (
    select * from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as item (model int, description text, rows jsonb)
  ), inserted as (
    insert into guaranteed_values (model_id, description) select model, description from wanted returning id, model_id
  )
  insert into guaranteed_values_values (_order, _parent_id, id, mileage, months, factor)
  select ordinal, inserted.id, left(md5('guaranteed value ' || inserted.id || ' ' || ordinal), 24), mileage, months, factor
  from inserted join wanted on model = model_id, jsonb_array_elements(rows) with ordinality as item (fields, ordinal),
    jsonb_to_record(fields) as row (mileage int, months int, factor int)`

const insertQuotes = (documents: readonly FiguresDocument[]) => sql`
  with wanted as (
    select * from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as item (model int, description text, rows jsonb)
  ), inserted as (
    insert into subscription_quotes (model_id, description) select model, description from wanted returning id, model_id
  )
  insert into subscription_quotes_quotes
    (_order, _parent_id, id, mileage, months, lease_price, protect, reference)
  select ordinal, inserted.id, left(md5('subscription quote ' || inserted.id || ' ' || ordinal), 24),
    mileage, months, lease_price, protect, reference
  from inserted join wanted on model = model_id, jsonb_array_elements(rows) with ordinality as item (fields, ordinal),
    jsonb_to_record(fields) as row (mileage int, months int, lease_price bigint, protect bigint, reference text)`

function documentsOf(content: FiguresContent, stored: z.infer<typeof models>) {
  const byCode = new Map(stored.map((model) => [model.code, model]))
  const matched = content.ranges.flatMap(({ models: codes, ...range }) =>
    codes.flatMap((code) => {
      const model = byCode.get(code)
      return model ? [{ model, head: { model: model.id, description: model.name.toUpperCase() }, range }] : []
    }),
  )
  return {
    values: matched.flatMap(({ model, head, range: { guaranteedShare } }) =>
      guaranteedShare === null || model.has_values
        ? []
        : [{ ...head, rows: createGuaranteedValues(model, guaranteedShare, content.guaranteedValues) }],
    ),
    quotes: matched.flatMap(({ model, head, range: { subscriptionLevel } }) =>
      subscriptionLevel === null || model.has_quotes
        ? []
        : [{ ...head, rows: createSubscriptionQuotes(model, subscriptionLevel, content.subscriptionQuotes) }],
    ),
  }
}

/** Seeds guaranteed values and subscription quotes, calculated from the prices of the models. */
export async function prepareFiguresSeeding(): Promise<Seeding> {
  const content = await readFiguresContent()
  const countOf = (field: 'guaranteedShare' | 'subscriptionLevel') =>
    content.ranges.reduce((sum, range) => sum + (range[field] === null ? 0 : range.models.length), 0)
  const totals = { values: countOf('guaranteedShare'), quotes: countOf('subscriptionLevel') }
  return {
    total: totals.values + totals.quotes,
    async run(payload, count) {
      const codes = content.ranges.flatMap((range) => range.models)
      const { values, quotes } = documentsOf(content, await findModels(payload, codes))
      const steps = [
        { documents: values, total: totals.values, insert: insertValues },
        { documents: quotes, total: totals.quotes, insert: insertQuotes },
      ]
      for (const { documents, total, insert } of steps) {
        if (documents.length > 0) await queryRows(payload, insert(documents))
        for (let index = 0; index < total; index += 1) count(index < documents.length)
      }
    },
  }
}
