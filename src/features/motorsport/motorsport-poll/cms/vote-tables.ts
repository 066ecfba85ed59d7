import type { PostgresAdapter } from '@payloadcms/db-postgres'
import {
  type AnyPgColumn,
  integer,
  pgTable,
  primaryKey,
  smallint,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapter['afterSchemaInit']>[number]

/**
 * Adds the tables of the votes. Migrations are generated from this schema.
 *
 * - `poll_votes` has a row for each vote. Its key makes a second vote of one voter impossible.
 * - `poll_tallies` has the number of votes for each option, in several rows, so that votes at the same moment do not wait
 *   for each other. It is written by the statement that stores the vote.
 * - `poll_networks` has the number of votes from each network. No vote refers to a network, and the rows are deleted when
 *   the day of the question is over.
 *
 * No table contains an address or the id of a voter, only keyed hashes.
 */
export const withPollVotes: SchemaHook = ({ schema }) => {
  const polls = schema.tables.polls as unknown as { id: AnyPgColumn } | undefined
  if (!polls) throw new Error('The collection polls has no table.')
  const pollId = () =>
    integer('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' })
  const hash = (name: string) => varchar(name, { length: 43 }).notNull()
  const optionId = () => varchar('option_id').notNull()
  const votes = pgTable(
    'poll_votes',
    { poll: pollId(), voter: hash('voter'), option: optionId() },
    ({ poll, voter }) => [primaryKey({ columns: [poll, voter] })],
  )
  const tallies = pgTable(
    'poll_tallies',
    {
      poll: pollId(),
      option: optionId(),
      part: smallint('part').notNull(),
      votes: integer('votes').notNull(),
    },
    ({ poll, option, part }) => [primaryKey({ columns: [poll, option, part] })],
  )
  const networks = pgTable(
    'poll_networks',
    { poll: pollId(), network: hash('network'), votes: integer('votes').notNull() },
    ({ poll, network }) => [primaryKey({ columns: [poll, network] })],
  )
  return {
    ...schema,
    tables: { ...schema.tables, poll_votes: votes, poll_tallies: tallies, poll_networks: networks },
  }
}
