import { ButtonLink } from '#ui/actions/button-link.tsx'
import { pollPage } from '../addresses.ts'
import type { Poll, VoteCounts } from '../poll.ts'
import { pollTexts } from '../texts.ts'
import { PollResult } from './poll-result.tsx'

/** The page is in English, as the questions are. */
const language = 'en'

type Props = {
  /** Null, like the counts, when it could not be read. */
  poll: Poll | null
  counts: VoteCounts | null
  /** The address of the page, for a retry. */
  address: string
}

/** The result of a poll; a message with a retry when it could not be read. */
export function ResultScreen({ poll, counts, address }: Props) {
  const labels = pollTexts(language).polls
  return (
    <div className="frame py-section">
      <h1 className="max-w-[24ch] text-h2">{poll?.question ?? labels.title}</h1>
      <div className="mt-8 grid gap-8">
        {poll && counts ? (
          <PollResult poll={poll} counts={counts} labels={labels} />
        ) : (
          <div>
            <p className="text-lead">{labels.countFailed}</p>
            <p className="mt-4">
              <a href={address} className="target underlined inline-flex min-h-12 items-center">
                {labels.retry}
              </a>
            </p>
          </div>
        )}
        <p>
          <ButtonLink href={pollPage} variant="secondary">
            {labels.back}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
