import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SeasonReportView } from './season-report-view.tsx'

test('says what was read and what is wrong, and what becomes of the standings', () => {
  const html = renderToStaticMarkup(
    <SeasonReportView
      report={{
        rounds: [
          {
            name: 'Killarney',
            classifications: [
              {
                kind: 'race',
                drivers: 9,
                problems: ['Line 3: Piet is not among the entrants.'],
                ignored: ['Gap'],
              },
            ],
          },
        ],
        standings: [
          { driver: 'a', name: 'Driver A', rank: 1, points: 26, before: { rank: 3, points: 6 } },
          { driver: 'b', name: 'Driver B', rank: 2, points: 22, before: { rank: 2, points: 22 } },
          { driver: 'c', name: 'Driver C', rank: 3, points: 1, before: null },
        ],
      }}
    />,
  )
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  expect(text).toContain('Killarney, race: 9 drivers read. Columns left out: Gap. Please correct:')
  expect(text).toContain('Line 3: Piet is not among the entrants.')
  expect(text).toContain('1 Driver A 26 2 up, from 6 points 2 Driver B 22 3 Driver C 1 new')
})
