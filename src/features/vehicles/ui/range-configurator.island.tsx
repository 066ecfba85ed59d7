'use client'

import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { paintVariables } from '#art/vehicle/paint/references.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { ConfiguratorTexts } from '#platform/i18n/texts.ts'
import { TabList } from '#ui/disclosure/tab-list.tsx'
import { choose, useChoice } from './choice.island.tsx'
import { ModelList } from './model-list.tsx'
import { Swatches } from './swatches.tsx'
import { Tiles } from './tiles.tsx'

type Props = {
  rangeName: string
  /** False where the dealer's region hides them, and the models have none. */
  showsPrices: boolean
  texts: ConfiguratorTexts
  /** Of the page. */
  language: Language
  /** Opens all models. */
  allModels: ReactNode
  /** Where to go on with the chosen model, and from its summary. */
  actions: ReactNode
  summaryActions: ReactNode
  /** The car, drawn on the server; its paint follows the custom properties set here. */
  children: ReactNode
}

/** Choosing a model and a colour, and seeing what the choice looks like. */
export function RangeConfigurator(props: Props) {
  const { rangeName, showsPrices, texts, language, allModels, children } = props
  const panelId = useId()
  const [preview, setPreview] = useState<string>()
  const { grades, grade, model, colour } = useChoice()
  const shown = model?.colours.find(({ code }) => code === preview) ?? colour
  const take = (modelCode: string, colourCode?: string) => {
    setPreview(undefined)
    choose(modelCode, colourCode)
  }
  const openGrade = (slug: string) => {
    const first = grades.find((candidate) => candidate.slug === slug)?.models[0]
    if (first) take(first.code)
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
        <div id="design" className="studio grid content-between p-5 tablet:p-10">
          <p lang={shown ? 'en' : language} className="font-display text-h3 [font-weight:560]">
            {shown?.title ?? texts.coloursToCome}
          </p>
          <div
            className="mx-auto my-4 w-full max-w-[56rem] self-center tablet:my-8"
            style={shown ? (paintVariables(shown.colour) as CSSProperties) : undefined}
          >
            {children}
          </div>
          <Swatches
            colours={model?.colours ?? []}
            selected={colour?.code}
            onPreview={setPreview}
            onChoose={(code) => model && take(model.code, code)}
            legend={texts.colour}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-between gap-6">
          <ModelList
            models={grade?.models ?? []}
            selected={model?.code}
            onChoose={(code) => take(code)}
            showsPrices={showsPrices}
            texts={texts}
            language={language}
          />
          <div className="grid gap-3 print:hidden">{props.actions}</div>
        </div>
      </div>
      {model ? (
        <div className="pt-12 tablet:pt-16">
          <h3 className="text-h3">{texts.summaryTitle}</h3>
          <p className="mt-1 text-ink-2" lang="en">
            {model.name}
          </p>
          <Tiles
            tiles={model.tiles}
            label={fill(texts.specificationSummary, { model: model.name })}
            language={language}
          />
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
            {props.summaryActions}
          </div>
        </div>
      ) : null}
    </section>
  )
}
