'use client'

import { lazy, type ReactNode, Suspense, useId } from 'react'
import type { Specifications } from '#features/vehicles/vehicles/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { NonBreakingName } from '#ui/content/non-breaking-name.tsx'
import { useFetch } from '#ui/use-fetch.ts'
import type { ConfiguratorTexts } from '../texts.ts'
import { useChoice } from './configurator/choice.island.tsx'
import { LoadingStatus } from './model-chooser/loading-status.tsx'

/** Loaded when a visitor selects another model. */
const SpecificationList = lazy(async () => ({
  default: (await import('./specification-list.tsx')).SpecificationList,
}))

type Props = {
  heading: string
  /** Code of the model rendered on the server. */
  defaultCode: string | undefined
  /** Endpoint with the specifications of all models of the range. */
  address: string
  texts: ConfiguratorTexts
  language: Language
  /**
   * The specification of the default model, rendered on the server; null, and then nothing is rendered, when it has
   * none.
   */
  children: ReactNode
}

/** The full specification of the selected model. Those of other models are fetched when one is selected. */
export function ModelSpecifications({ heading, defaultCode, address, texts, language, children }: Props) {
  const headingId = useId()
  const { model } = useChoice()
  const otherCode = model && model.code !== defaultCode ? model.code : null
  const { result, retry } = useFetch<Specifications>(otherCode === null ? null : address)
  const sections = otherCode !== null && result.state === 'ready' ? (result.data[otherCode] ?? []) : null
  if (otherCode === null && !children) return null
  return (
    <section id="specifications" aria-labelledby={headingId} className="frame pt-section">
      <h2 id={headingId} className="text-h2">
        {heading}
      </h2>
      {model ? (
        <p className="mt-4 mb-10 text-ink-2 text-lead" lang="en">
          <NonBreakingName name={model.name} />
        </p>
      ) : null}
      {otherCode === null ? children : null}
      {sections === null || sections.length > 0 ? null : <p className="text-ink-2">{texts.noData}</p>}
      {sections === null ? null : (
        <Suspense fallback={<div className="min-h-[60rem]" />}>
          <SpecificationList sections={sections} language={language} />
        </Suspense>
      )}
      {otherCode !== null && result.state !== 'ready' ? (
        // Reserves the height of the specification.
        <div className="min-h-[60rem]">
          <LoadingStatus state={result.state} onRetry={retry} labels={texts} />
        </div>
      ) : null}
    </section>
  )
}
