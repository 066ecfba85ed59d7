import { z } from 'zod'
import { wirePoll, wireQuestion } from '../data/wire/poll.ts'

/** `content/polls/polls.json`. Unknown members are rejected. Source: requirement C-116; decision C-2. */
export const pollsFile = z.strictObject({
  /** The questions of the race, each with its day. */
  dated: z.array(wirePoll),
  /** The questions from the day of seeding on, one a day. */
  fromSeedingDay: z.array(wireQuestion),
})
