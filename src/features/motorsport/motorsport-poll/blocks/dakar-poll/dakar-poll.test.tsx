import { text } from 'node:stream/consumers'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import type { Live } from '#features/site/blocks/index.ts'
import { examplePoll } from '../../poll.test-support.ts'
import type { Poll } from '../../poll.ts'
import { pollTexts } from '../../texts.ts'
import { PollResult } from '../../ui/poll-result.tsx'
import { ResultScreen } from '../../ui/result-screen.tsx'
import { DakarPoll } from './dakar-poll.tsx'

async function markupOf(live: Live<Poll>): Promise<string> {
  const path = '/gr/motorsport/dakar'
  const { prelude } = await prerenderToNodeStream(
    <DakarPoll
      block={{ id: 'poll', blockType: 'dakarPoll' }}
      live={live}
      context={{ ...{ path, language: 'en', theme: 'racing', isFirst: false }, site: { has: () => true } }}
    />,
  )
  return text(prelude as NodeJS.ReadableStream)
}

describe('the question of the day in a page', () => {
  it('is a form with its options and a Vote button, which works without JavaScript (C-106, C-313)', async () => {
    const html = await markupOf({ state: 'ready', data: examplePoll })
    expect(html).toContain('What costs a crew the most time?')
    expect(html).toMatch(/<form[^>]* action="\/api\/poll-vote-update\/12"/)
    expect(html).toMatch(/<form[^>]* method="post"/)
    const radios = html.match(/<input [^>]*type="radio"[^>]*>/g) ?? []
    expect(radios).toHaveLength(3)
    for (const radio of radios) expect(radio).toMatch(/name="optionId".*required|required.*name="optionId"/)
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Vote<\/button>/)
    expect(html).toMatch(/<noscript><img [^>]*src="\/api\/poll-voter"/)
  })

  it('leaves no frame on a day without one (C-107)', async () => {
    expect(await markupOf({ state: 'empty' })).toBe('')
  })

  it('is a calm line with a retry when it could not be read (G-3)', async () => {
    const html = await markupOf({ state: 'failed' })
    expect(html).toContain('could not be loaded')
    expect(html).toMatch(/<a href="\/gr\/motorsport\/dakar"[^>]*>Try again<\/a>/)
    expect(html).not.toContain('<form')
  })
})

describe('the result', () => {
  const labels = pollTexts('en').polls

  it('is a list with a bar for each option, all of 0% without votes (C-109)', () => {
    const html = renderToStaticMarkup(<PollResult poll={examplePoll} counts={{}} labels={labels} />)
    expect(html.match(/<li/g)).toHaveLength(3)
    expect(html.match(/>0%</g)).toHaveLength(3)
    expect(html.match(/width:0%/g)).toHaveLength(3)
  })

  it('is a page for a browser without JavaScript, with a retry when it could not be read (C-109, C-383)', () => {
    const address = '/gr/poll-result/12'
    const read = <ResultScreen poll={examplePoll} counts={{ a: 3, b: 1 }} address={address} />
    expect(renderToStaticMarkup(read)).toMatch(/75%.*25%.*0%/)
    const failed = renderToStaticMarkup(<ResultScreen poll={null} counts={null} address={address} />)
    expect(failed).toContain('The result could not be loaded.')
    expect(failed).not.toContain('%<')
    expect(failed).toContain(`href="${address}"`)
  })
})
