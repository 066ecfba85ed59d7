'use client'

import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { paintVariables } from '#art/vehicle/paint/references.ts'
import { type FinanceSettings, InstalmentCard } from '#features/finance/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Texts } from '#platform/i18n/texts.ts'
import { TabList } from '#ui/disclosure/tab-list.tsx'
import { useAddressQuery, writeAddressQuery } from '#ui/use-address.ts'
import type { GradeChoice } from '../range-view.ts'
import { chosen } from '../rules/chosen.ts'
import { ModelList } from './model-list.tsx'
import { Swatches } from './swatches.tsx'
import { Tiles } from './tiles.tsx'

type Props = {
  rangeName: string
  grades: readonly GradeChoice[]
  /** False where the dealer's region hides them, and the models have none. */
  showsPrices: boolean
  /** Null where it is not worked out what one costs a month. */
  finance: Pick<FinanceSettings, 'fees' | 'instalmentCard'> | null
  texts: Pick<Texts, 'configurator' | 'finance'>
  /** Of the page. */
  language: Language
  /** The car, drawn on the server; its paint follows the custom properties set here. */
  children: ReactNode
}

/** Choosing a model and a colour, and seeing what the choice looks like and costs. The address keeps the choice. */
export function RangeConfigurator({
  rangeName,
  grades,
  showsPrices,
  finance,
  texts,
  language,
  children,
}: Props) {
  const { configurator } = texts
  const panelId = useId()
  const query = useAddressQuery()
  const [preview, setPreview] = useState<string>()
  const { grade, model, colour } = chosen(grades, { model: query.get('model'), colour: query.get('colour') })
  const shown = model?.colours.find(({ code }) => code === preview) ?? colour
  const price = model ? (model.specialPrice ?? model.price) : null
  const choose = (modelCode: string, colourCode?: string) => {
    setPreview(undefined)
    writeAddressQuery({ model: modelCode, colour: colourCode })
  }

  return (
    <>
      <section id="models" aria-labelledby={`${panelId}-heading`} className="frame pt-section">
        <h2 id={`${panelId}-heading`} className="mb-8 max-w-[18ch] text-h2">
          {fill(configurator.chooseYour, { range: rangeName })}
        </h2>
        <TabList
          label={configurator.grades}
          tabs={grades.map(({ slug, label }) => ({ id: slug, label }))}
          selected={grade?.slug ?? ''}
          panelId={panelId}
          onSelect={(slug) => {
            const first = grades.find((candidate) => candidate.slug === slug)?.models[0]
            if (first) choose(first.code)
          }}
        />
        <div
          id={panelId}
          role="tabpanel"
          aria-labelledby={grade ? `${panelId}-${grade.slug}` : undefined}
          className="grid gap-8 pt-8 desktop:grid-cols-[1fr_22rem] desktop:gap-10"
        >
          <div className="studio grid content-start p-5 tablet:p-10">
            <p lang={shown ? 'en' : language} className="font-display text-h3 [font-weight:560]">
              {shown?.title ?? configurator.coloursToCome}
            </p>
            <div
              className="my-4 self-center tablet:my-8"
              style={shown ? (paintVariables(shown.colour) as CSSProperties) : undefined}
            >
              {children}
            </div>
            <Swatches
              colours={model?.colours ?? []}
              selected={colour?.code}
              onPreview={setPreview}
              onChoose={(code) => model && choose(model.code, code)}
              legend={configurator.colour}
            />
          </div>
          <ModelList
            models={grade?.models ?? []}
            selected={model?.code}
            onChoose={(code) => choose(code)}
            showsPrices={showsPrices}
            texts={configurator}
            language={language}
          />
        </div>
        {model ? (
          <Tiles
            tiles={model.tiles}
            label={fill(configurator.specificationSummary, { model: model.name })}
            language={language}
          />
        ) : null}
      </section>
      {finance ? (
        <section id="instalment" aria-labelledby={`${panelId}-cost`} className="frame pt-section">
          <h2 id={`${panelId}-cost`} className="mb-8 text-h2">
            {configurator.costAMonth}
          </h2>
          {model && price !== null ? (
            <>
              <InstalmentCard
                price={price}
                settings={finance.instalmentCard}
                fees={finance.fees}
                subject={model.name}
                texts={texts.finance}
              />
              <p className="mt-6 max-w-[70ch] text-ink-2 text-small">
                {fill(configurator.estimate, { model: model.name })}
              </p>
            </>
          ) : (
            <p className="text-ink-2 text-lead">{configurator.noPrice}</p>
          )}
        </section>
      ) : null}
    </>
  )
}
