import { type LiveBlockView, titleLevel } from '#features/site/blocks/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { pollAddresses, pollAnchors } from '../../addresses.ts'
import type { Poll } from '../../poll.ts'
import { pollTexts } from '../../texts.ts'
import { LazyPoll } from '../../ui/lazy-poll.island.tsx'

/**
 * The question of today; nothing on a day without one. Without JavaScript a picture brings the token of the voter, and the
 * form leads to the result, or to the message that is shown while the address of the page names it.
 *
 * Source: requirements C-106, C-107 and C-313; decisions C-3 and G-3.
 */
export const DakarPoll: LiveBlockView<'dakarPoll', Poll> = ({ block, context, live }) => {
  if (live.state === 'empty') return null
  const labels = pollTexts(context.language).polls
  return (
    <Section heading={block.preTitle || labels.title} headingLevel={titleLevel(context)} surface="surface">
      {live.state === 'failed' ? (
        <>
          <p>{labels.unavailable}</p>
          <p className="mt-4">
            <a href={context.path} className="target underlined inline-flex min-h-12 items-center">
              {labels.retry}
            </a>
          </p>
        </>
      ) : (
        <>
          <p id={pollAnchors.notCounted} className="mb-6 hidden font-semibold target:block">
            {labels.notCounted}
          </p>
          <LazyPoll poll={live.data} labels={labels} />
          <noscript>
            <img src={pollAddresses.token} alt="" width={1} height={1} className="absolute opacity-0" />
          </noscript>
        </>
      )}
    </Section>
  )
}
