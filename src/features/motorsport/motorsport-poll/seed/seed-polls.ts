import type { Where } from 'payload'
import { readContentFile } from '#platform/seeding/content-file.ts'
import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { Poll } from '../poll.ts'
import { pollsFile } from './schema.ts'
import { seededPolls } from './seeded-polls.ts'

/** How the collection stores a day. */
const noonOf = (day: CalendarDay) => `${day}T10:00:00.000Z`

const documentOf = ({ day, question, options }: Omit<Poll, 'id'>) => ({
  ...{ day: noonOf(day), question },
  options: options.map(({ id, text }) => ({ code: id, text })),
  _status: 'published' as const,
})

/**
 * Seeds the questions of the poll. A question that exists, on whatever day, is not seeded again, nor is one whose day has
 * another question by now.
 */
export async function pollSeeding(): Promise<Seeding> {
  const polls = seededPolls(await readContentFile('polls/polls.json', pollsFile), siteClock().today())
  return {
    total: polls.length,
    async run(payload, count) {
      for (const poll of polls) {
        const where: Where = {
          or: [{ question: { equals: poll.question } }, { day: { equals: noonOf(poll.day) } }],
        }
        const { made } = await ensureDocument(payload, 'polls', where, () => documentOf(poll))
        count(made)
      }
    },
  }
}
