'use client'

import { type ReactNode, useId } from 'react'
import type { Specifications } from '#features/vehicles/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { useAnswer } from '#ui/use-answer.ts'
import type { ConfiguratorTexts } from '../../texts.ts'
import { useChoice } from '../configurator/choice.island.tsx'
import { WaitingLine } from '../model-chooser/waiting-line.tsx'
import { SpecificationList } from './specification-list.tsx'

type Props = {
  heading: string
  /** Code of the model the page comes with. */
  opening: string | undefined
  /** Where the specifications of the other models are asked for. */
  address: string
  texts: ConfiguratorTexts
  language: Language
  /** The specification of the opening model, rendered on the server; null when it has none, and then nothing is shown. */
  children: ReactNode
}

/** The full specification of the chosen model. Those of other models than the first are fetched when one is chosen. */
export function ModelSpecifications({ heading, opening, address, texts, language, children }: Props) {
  const headingId = useId()
  const { model } = useChoice()
  const other = model && model.code !== opening ? model.code : null
  const { answer, retry } = useAnswer<Specifications>(other === null ? null : address)
  const sections = other !== null && answer.state === 'ready' ? (answer.data[other] ?? []) : null
  if (other === null && !children) return null
  return (
    <section id="specifications" aria-labelledby={headingId} className="frame pt-section">
      <h2 id={headingId} className="text-h2">
        {heading}
      </h2>
      {model ? (
        <p className="mt-4 mb-10 text-ink-2 text-lead" lang="en">
          {model.name}
        </p>
      ) : null}
      {other === null ? children : null}
      {sections === null || sections.length > 0 ? null : <p className="text-ink-2">{texts.noData}</p>}
      {sections === null ? null : <SpecificationList sections={sections} language={language} />}
      {other !== null && answer.state !== 'ready' ? (
        // About as high as what will stand there.
        <div className="min-h-[60rem]">
          <WaitingLine state={answer.state} onRetry={retry} words={texts} />
        </div>
      ) : null}
    </section>
  )
}
