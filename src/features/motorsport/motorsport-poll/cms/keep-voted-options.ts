import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { transactionOfHook } from '#platform/database/transaction.ts'

type Option = { readonly code?: string | null }

const messageFor = (votes: number, options: number) => {
  const voters = votes === 1 ? 'One visitor has' : `${votes} visitors have`
  return `${voters} voted for ${options === 1 ? 'an option' : 'options'} that you removed. Put it back, or move the question to the trash.`
}

/**
 * Refuses to publish a question without an option that has votes. No vote is stored until the change is committed, so
 * none can arrive for an option in the moment of its removal.
 */
export const keepVotedOptions: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || data._status !== 'published') return data
  const { tx } = await transactionOfHook(req)
  await tx.execute(sql`lock table poll_votes in share row exclusive mode`)
  const kept = ((data.options ?? []) as readonly Option[]).map(({ code }) => code ?? '')
  const { rows } = await tx.execute(sql`
    select option_id, sum(votes)::int as votes from poll_tallies
    where poll_id = ${originalDoc.id} and option_id not in (select jsonb_array_elements_text(${JSON.stringify(kept)}::jsonb))
    group by option_id`)
  if (rows.length === 0) return data
  const votes = rows.reduce((sum, row) => sum + Number(row.votes), 0)
  throw new ValidationError({
    collection: 'polls',
    errors: [{ path: 'options', message: messageFor(votes, rows.length) }],
    req,
  })
}
