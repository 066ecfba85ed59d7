import type { BlockView } from '#features/site/blocks/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { standingsOfCrews } from '../../rules/dakar-standings.ts'
import { resultTexts } from '../../texts.ts'
import { DakarStandings } from '../../ui/dakar-standings.tsx'
import { ResultSection } from '../../ui/result-section.tsx'

/** The standings of the Dakar, computed from the stage times. Source: requirements C-103 to C-105 and C-127. */
export const DakarStandingsBlock: BlockView<'dakarStandings'> = ({ block, context }) => {
  const { language } = context
  const rows = standingsOfCrews(block.crews ?? [])
  if (rows.length === 0) return null
  const { standings, tableOf } = resultTexts(language).motorsportResults
  const caption = block.caption || fill(tableOf, { title: block.title || standings })
  return (
    <ResultSection block={block} context={context}>
      <DakarStandings caption={caption} rows={rows} language={language} />
    </ResultSection>
  )
}
