import type { ReactNode } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Chip } from '#ui/content/chip.tsx'
import { NonBreakingName } from '#ui/content/non-breaking-name.tsx'
import type { ConfiguratorTexts } from '../../texts.ts'
import { Tiles } from '../tiles.tsx'
import { useChoice } from './choice.island.tsx'

type Props = {
  texts: ConfiguratorTexts
  /** Of the page. */
  language: Language
  /** Links below the summary. */
  children: ReactNode
}

/** The specification summary of the selected model. */
export function ModelSummary({ texts, language, children }: Props) {
  const { model } = useChoice()
  if (!model) return null
  return (
    <div className="pt-12 tablet:pt-16">
      <h3 className="text-h3">{texts.summaryTitle}</h3>
      <p className="mt-1 text-ink-2" lang="en">
        <NonBreakingName name={model.name} />
      </p>
      {model.badges.length > 0 ? (
        <ul lang="en" className="mt-4 flex flex-wrap gap-2">
          {model.badges.map((badge) => (
            <li key={badge}>
              <Chip>{badge}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <Tiles
        tiles={model.tiles}
        label={fill(texts.specificationSummary, { model: model.name })}
        language={language}
      />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">{children}</div>
    </div>
  )
}
