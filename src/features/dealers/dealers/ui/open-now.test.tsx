import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dealerTexts } from '../texts.ts'
import { OpenNow } from './open-now.island.tsx'

const hours = [{ day: 'Monday', open: { from: '08:00', until: '17:00' } }] as const

test.each([
  ['en', 'Closed, opens on Wednesday at 00:00'],
  ['af', 'Gesluit, maak Donderdag om 00:00 oop'],
] as const)(
  'says nothing on the server, which does not know the time, and reserves the space in %s',
  (language, longest) => {
    const html = renderToStaticMarkup(
      <OpenNow hours={hours} holidays={[]} clockOffset={0} labels={dealerTexts(language).opening} />,
    )
    // A zero-width space alone: it keeps the height of the line, and nobody hears or sees it.
    expect(html.replace(/<[^>]+>/g, '')).toBe('\u200b')
    expect(html).toContain(`data-longest="${longest}"`)
  },
)
