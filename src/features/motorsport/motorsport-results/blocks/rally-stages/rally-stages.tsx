import type { BlockView } from '#features/site/blocks/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { resultTexts } from '../../texts.ts'
import { RallyStageTable } from '../../ui/rally-stage-table.tsx'
import { ResultSection } from '../../ui/result-section.tsx'

/** The stages of a rally with their distances. Source: requirements C-117, C-118 and C-120. */
export const RallyStages: BlockView<'rallyStages'> = ({ block, context }) => {
  const { language } = context
  const { stages, caption, title } = block
  if (!stages?.length) return null
  const texts = resultTexts(language).motorsportResults
  return (
    <ResultSection block={block} context={context}>
      <RallyStageTable
        caption={caption || fill(texts.tableOf, { title: title || texts.stages })}
        stages={stages}
        language={language}
      />
    </ResultSection>
  )
}
