'use client'

import { type ReactNode, useId } from 'react'
import type { ModelChoice } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { TabList } from '#ui/disclosure/tab-list.tsx'
import type { StudioViews } from '../../choice-pictures.ts'
import type { ConfiguratorTexts } from '../../texts.ts'
import { selectModel, useImmediateChoice } from './choice.island.tsx'
import { ModelList } from './model-list.tsx'
import { ModelSummary } from './model-summary.tsx'
import { Studio } from './studio.island.tsx'

type Props = {
  rangeName: string
  /** False when the dealer's region hides prices; the models then have none. */
  showsPrices: boolean
  texts: ConfiguratorTexts
  /** The views besides the side; null for a range without a drawing. */
  views: StudioViews | null
  /** Of the page. */
  language: Language
  /** Button that opens the dialog with all models. */
  allModels: ReactNode
  /** What each grade adds to the one below, by its slug, and the switch between the views: rendered on the server. */
  additions: Readonly<Record<string, ReactNode>>
  viewSwitch: ReactNode
  /** Links for the selected model, and those of its summary. */
  actions: ReactNode
  summaryActions: ReactNode
  /** The vehicle, drawn on the server; its paint follows custom properties set by the configurator. */
  children: ReactNode
}

/** A constant reference, so that memoised children do not render again. */
const noModels: readonly ModelChoice[] = []

/** Selects a model and a colour, and previews the selection. */
export function RangeConfigurator(props: Props) {
  const { rangeName, showsPrices, texts, views, language, allModels, children } = props
  const panelId = useId()
  const { grades, grade, model, colour } = useImmediateChoice()
  const openGrade = (slug: string) => {
    const first = grades.find((candidate) => candidate.slug === slug)?.models[0]
    if (first) selectModel(first.code)
  }

  return (
    <section id="models" aria-labelledby={`${panelId}-heading`} className="frame pt-section">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-gutter gap-y-5">
        <h2 id={`${panelId}-heading`} className="max-w-[18ch] text-h2">
          {fill(texts.chooseYour, { range: rangeName })}
        </h2>
        {allModels}
      </div>
      <TabList
        label={texts.grades}
        tabs={grades.map(({ slug, label }) => ({ id: slug, label }))}
        selected={grade?.slug ?? ''}
        panelId={panelId}
        onSelect={openGrade}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={grade ? `${panelId}-${grade.slug}` : undefined}
        className="grid grid-cols-1 gap-8 pt-8 desktop:grid-cols-[minmax(0,1fr)_23rem] desktop:gap-10"
      >
        {grade ? props.additions[grade.slug] : null}
        <Studio {...{ rangeName, model, colour, texts, views, language }} viewSwitch={props.viewSwitch}>
          {children}
        </Studio>
        <div className="grid min-w-0 grid-cols-1 content-between gap-6">
          <ModelList
            models={grade?.models ?? noModels}
            selected={model?.code}
            onChoose={selectModel}
            showsPrices={showsPrices}
            texts={texts}
            language={language}
          />
          <div className="grid gap-3 print:hidden">{props.actions}</div>
        </div>
      </div>
      <ModelSummary texts={texts} language={language}>
        {props.summaryActions}
      </ModelSummary>
    </section>
  )
}
