import type { Language } from '#platform/i18n/languages.ts'
import { Table } from '#ui/content/table.tsx'
import { decimal } from '../rules/decimal.ts'
import { type RallyStage, stageRows } from '../rules/rally-stages.ts'
import { resultTexts } from '../texts.ts'

type Props = { caption: string; stages: readonly RallyStage[]; language: Language }

const distances = ['stageDistance', 'liaisonDistance', 'totalDistance'] as const

/** The stages of a rally with what is timed, what is driven on public roads, and both. Source: requirements C-117, C-118. */
export function RallyStageTable({ caption, stages, language }: Props) {
  const texts = resultTexts(language).motorsportResults
  if (stages.length === 0) return null
  return (
    <Table
      caption={caption}
      columns={[
        { id: 'name', label: texts.stageName, cell: ({ name }) => name, isRowHeader: true },
        ...distances.map((distance) => ({
          id: distance,
          label: texts[distance],
          cell: (stage: ReturnType<typeof stageRows>[number]) => `${decimal(stage[distance])}\u00a0km`,
          numeric: true,
        })),
      ]}
      rows={stageRows(stages)}
      keyOf={({ name }) => name}
    />
  )
}
